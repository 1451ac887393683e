import { firefox } from "./firefox.ts";
import { flows } from "./flows/flows.ts";
import { inEngine } from "./in-engine.ts";

inEngine(firefox, flows);
