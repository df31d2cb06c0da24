export { isBoundByPolicies, roleOf } from "./account-scope/service-role.js";
export { openDatabase, type Database, type DatabaseOptions } from "./client.js";
export {
  EmbeddedPostgresFailed,
  EmbeddedPostgresHeld,
  runningEmbeddedPostgres,
  startEmbeddedPostgres,
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
} from "./embedded/index.js";
export {
  migrate,
  MigrationFailed,
  MigrationsHeld,
  type MigrationOptions,
  type MigrationReport,
} from "./migrations/index.js";
export { prismaPorts, type PrismaPorts } from "./ports.js";
export { isOutage } from "./store-errors.js";
