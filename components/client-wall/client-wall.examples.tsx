import { ClientWall } from "./client-wall.tsx";

export const examples = {
  wall: <ClientWall label="In good company" yours="Yours here?" />,
};
