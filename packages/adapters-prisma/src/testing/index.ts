export { createDatabase, type TestDatabase } from "./create-database.js";
export { openPatientDatabase } from "./patient-database.js";
export { startTestServer, type TestServer } from "./test-server.js";
export { ageTables, dumpTables } from "./table-contents.js";
