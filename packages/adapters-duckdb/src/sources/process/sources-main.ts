import { startSources } from "./start-sources.js";

// The program of the process of the sources, started by `../data-sources.ts`.
startSources();
