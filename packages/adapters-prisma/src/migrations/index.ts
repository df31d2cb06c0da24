export { migrate, type MigrationReport } from "./migrate.js";
export { MigrationFailed } from "./migration-failed.js";
