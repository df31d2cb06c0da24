export default async function tearDown() {
  await globalThis.embeddedAnalyticsTestServer?.stop();
}
