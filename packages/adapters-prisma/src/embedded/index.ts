export { EmbeddedPostgresFailed, EmbeddedPostgresHeld } from "./embedded-postgres-failed.js";
export {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
} from "./start.js";
export { runningEmbeddedPostgres } from "./running.js";
export { samplesReader } from "./layout.js";
export { type SamplesUrls } from "./samples.js";
