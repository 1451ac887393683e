import { ClientGround } from "./client-ground.tsx";

export const examples = {
  light: (
    <ClientGround colour="#FFE7B3" className="section">
      <p>
        Text on butter, with <a href="/">the home page</a>.
      </p>
    </ClientGround>
  ),
  dark: (
    <ClientGround colour="#3A1330" className="section">
      <p>
        Text on aubergine, with <a href="/">the home page</a>.
      </p>
    </ClientGround>
  ),
};
