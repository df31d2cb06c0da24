export { migrate, type MigrationOptions, type MigrationReport } from "./migrate.js";
export { MigrationFailed } from "./migration-failed.js";
export { MigrationsHeld } from "./migrations-held.js";
