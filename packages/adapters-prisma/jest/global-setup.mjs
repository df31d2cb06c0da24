// Jest's globalSetup: one PostgreSQL for the whole run, ready-made for `createDatabase()`.
import "./register-typescript.mjs";

export default async function setUp() {
  const { startTestServer } = await import("../src/testing/test-server.ts");
  globalThis.embeddedAnalyticsTestServer = await startTestServer();
}
