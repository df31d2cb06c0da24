import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { join } from "node:path";
import type { EmbeddedAnalytics } from "@embedded-analytics/domain";
import { openDatabase, type Database } from "../client.js";
import { startEmbeddedPostgres, type EmbeddedPostgres } from "../embedded/index.js";
import { administer, withDatabase } from "../testing/administer.js";
import { installedPostgres } from "../testing/installed-postgres.fixture.js";
import { apiKey, instanceOf } from "../testing/service.fixture.js";
import { dumpTables } from "../testing/table-contents.js";
import { temporaryFolder } from "../testing/temporary-folder.js";
import { startChat, ending, line } from "../threads/chat.fixture.js";
import { prismaPorts } from "../ports.js";
import { migrate } from "./migrate.js";

const installed = await installedPostgres();
// Where there is none, the reason stands in the name of what is skipped.
const reason = installed === undefined ? " (skipped: no PostgreSQL 15 or newer with pg_dump)" : "";
const withPostgres = installed === undefined ? describe.skip : describe;

withPostgres(`pg_dump and pg_restore into another database${reason}`, () => {
  const credential = { apiKey };
  const opened: Database[] = [];
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  let server: EmbeddedPostgres;
  let restored: EmbeddedAnalytics;
  let session: { readonly sessionId: string };
  let chat: Awaited<ReturnType<typeof startChat>>;
  let turnId: string;

  const open = (url: string): Database => {
    const database = openDatabase(url);
    opened.push(database);
    return database;
  };
  const restoredUrl = (url: string): string => withDatabase(url, "restored");

  beforeAll(async () => {
    folder = await temporaryFolder();
    const binaries = await installed!.binariesIn(join(folder.path, "installed"));
    server = await startEmbeddedPostgres({ directory: folder.path, durable: false, binaries });
    await migrate(server.url, { serviceRole: new URL(server.serviceUrl).username });
    const owner = open(server.url);
    chat = await startChat(owner);
    const turn = await chat.begin();
    ({ turnId } = turn);
    const lines = ending(3, { lines: [line(1), line(2)] });
    await prismaPorts(owner).threads.end(chat.accountId, turn.turnId, 1, lines);
    session = await chat.service.analytics.generateSession(credential, { externalId: "ada" });

    const file = join(folder.path, "analytics.dump");
    await installed!.dump(server.url, file);
    await administer(server.url, "create database restored template template0");
    await installed!.restore(restoredUrl(server.url), file);
    restored = instanceOf(open(restoredUrl(server.serviceUrl)));
  });
  afterAll(async () => {
    for (const database of opened) await database.close();
    await server.stop();
    await folder.remove();
  });

  it("bring every row of every table", async () => {
    const [before] = opened;
    const after = open(restoredUrl(server.url));
    expect(await dumpTables(after.pool)).toBe(await dumpTables(before!.pool));
  });

  it("leave nothing to migrate", async () => {
    expect((await migrate(restoredUrl(server.url))).applied).toEqual([]);
  });

  it("J10: keep a log of changes that verifies", async () => {
    expect(await restored.verifyAudit("shop")).toMatchObject({ entries: 1, faults: [] });
  });

  it("B5: keep a session that can be exchanged, once", async () => {
    const { token } = await restored.exchangeSession(session);
    expect(await restored.authenticateToken(token)).toMatchObject({ accountName: "shop" });
    await expect(restored.exchangeSession(session)).rejects.toThrow();
  });

  it("D4: keep a thread with its lines", async () => {
    const { threads } = prismaPorts(open(restoredUrl(server.serviceUrl)));
    const kept = await threads.turn(chat.accountId, turnId, 0, 10);
    expect(kept).toMatchObject({ state: "completed" });
    expect(kept?.lines.map(({ at, text }) => ({ at, text }))).toContainEqual({
      at: 2,
      text: line(2).text,
    });
    expect(kept?.lines).toHaveLength(3);
  });

  it("T4: fail as the service's role, rather than leave rows out", async () => {
    const file = join(folder.path, "less.dump");
    await expect(installed!.dump(server.serviceUrl, file)).rejects.toThrow(
      /permission denied|row-level/,
    );
  });

  it("T4: keep the row policies, and what the service's role was granted", async () => {
    const { pool } = open(restoredUrl(server.serviceUrl));
    expect((await pool.query("select from account")).rowCount).toBe(0);
    const { rows } = await open(restoredUrl(server.url)).pool.query(
      "select count(*)::int as count from pg_class where relrowsecurity",
    );
    expect(rows[0].count).toBeGreaterThan(20);
  });
});
