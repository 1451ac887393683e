import { ThemeButton } from "./theme-button.tsx";

export const examples = { button: <ThemeButton /> };
