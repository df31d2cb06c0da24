import { afterAll, describe, expect, it } from "@jest/globals";
import { createHash } from "node:crypto";
import { emptyStores } from "./testing/empty-stores.js";
import { startService } from "./testing/service.fixture.js";
import { dumpTables } from "./testing/table-contents.js";

const stores = emptyStores();
afterAll(() => stores.close());

const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");

describe("all columns of all tables", () => {
  it("T1 T5 hold no API key, no session id and no token, only digests of them", async () => {
    const { database, release } = await stores.take();
    const { analytics, credential, apiKey, value } = await startService(database);
    const minted = await analytics.mintApiKey();
    await analytics.applyDeclaration(
      { accounts: [{ name: "shop", keys: [{ name: "second", fromEnv: "SECOND" }] }] },
      { SECOND: minted },
    );
    const sessions = await Promise.all(
      ["exchanged", "revoked", "waiting"].map((externalId) =>
        analytics.generateSession(credential, { externalId, settings: { locale: "de" } }),
      ),
    );
    const [exchanged, revoked] = sessions;
    const { token } = await analytics.exchangeSession(exchanged);
    await analytics.revokeSession(credential, revoked);

    const dump = await dumpTables(database.pool);
    // The dump is one that would show them.
    expect(dump).toContain(sha256(apiKey));
    expect(dump).toContain(sha256(minted));
    expect(dump).toContain("server000000");
    expect(await value("select count(*)::int from embed_session")).toBe(3);
    for (const { sessionId } of sessions) expect(dump).toContain(sha256(sessionId));

    const secrets = [apiKey, minted].map((key) => key.split("-").slice(2).join("-"));
    for (const secret of [...secrets, ...sessions.map(({ sessionId }) => sessionId), token]) {
      expect(secret.length).toBeGreaterThanOrEqual(43);
      expect(dump).not.toContain(secret);
      for (const encoding of ["hex", "base64", "base64url"] as const) {
        expect(dump).not.toContain(Buffer.from(secret).toString(encoding));
      }
    }
    await release();
  });
});
