import { Footer } from "./footer.tsx";

export const examples = { footer: <Footer /> };
