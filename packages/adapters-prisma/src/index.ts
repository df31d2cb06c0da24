export { openDatabase, type Database, type DatabaseOptions } from "./client.js";
export {
  EmbeddedPostgresFailed,
  EmbeddedPostgresHeld,
  runningEmbeddedPostgres,
  startEmbeddedPostgres,
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
} from "./embedded/index.js";
export { migrate, MigrationFailed, type MigrationReport } from "./migrations/index.js";
export { prismaPorts, type PrismaPorts } from "./ports.js";
