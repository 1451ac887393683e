import { OfficeCards } from "./office-cards.tsx";

export const examples = { both: <OfficeCards /> };
