import { ClientWall } from "./client-wall.tsx";

export const examples = {
  wall: <ClientWall yours="Yours here?" />,
};
