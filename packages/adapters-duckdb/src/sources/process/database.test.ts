import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { startFaultProxy } from "@embedded-analytics/testkit";
import { urlOfServer } from "../differential/run-statement.fixture.js";
import type { ScanBatch } from "../protocol.js";
import { Database, reasonOf } from "./database.js";
import { hasOpenssl, startTlsFront, type TlsFront } from "./tls-front.fixture.js";

const targetOf = (url: string) => ({ key: "test", url, schema: "public", poolMax: 1 });
const limits = { rowsMax: 1_000_000, bytesMax: 256 * 1024 * 1024, timeoutMs: 60_000 };
const rowsAll = 300_000;
const scan = {
  text: `SELECT n, repeat('x', 100) FROM generate_series(1, ${rowsAll}) AS n`,
  values: [],
};

/** Starts the scan with a reader that takes nothing, looks what came in a second, and takes all. */
const readSlowly = async (url: string) => {
  let rows = 0;
  let hasRoom = false;
  let resume: () => void = () => undefined;
  const sink = {
    send: ({ columns }: ScanBatch): boolean => {
      rows += columns[0]?.length ?? 0;
      return hasRoom;
    },
    onRoom: (then: () => void): void => void (resume = then),
  };
  const { signal } = new AbortController();
  const ended = new Database(targetOf(url)).scan("ada", [scan], limits, sink, signal);
  while (rows === 0) await new Promise((resolve) => setTimeout(resolve, 10));
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  const early = rows;
  hasRoom = true;
  resume();
  return { end: await ended, early, rows };
};

/** Why a database cannot be reached, or that it can. */
const reachedBy = (url: string): Promise<string> =>
  new Database(targetOf(url))
    .describe(["SELECT 1 AS one"], new AbortController().signal)
    .then(() => "reached", reasonOf);

const onlyWithIt = hasOpenssl ? describe : describe.skip;
const reason = hasOpenssl ? "" : " (skipped: openssl is not installed)";

it("K3: rows that nobody takes stay in the database", async () => {
  // The connection stays open for the next statement, until the proxy ends it.
  const proxy = await startFaultProxy(urlOfServer());
  const { end, early, rows } = await readSlowly(proxy.url).finally(() => proxy.close());
  expect({ end, rows }).toEqual({ end: { kind: "done" }, rows: rowsAll });
  expect(early).toBeLessThan(rowsAll / 10);
});

it("K1: a server without TLS is not read where TLS is asked for", async () => {
  expect(await reachedBy(`${urlOfServer()}?sslmode=require`)).toBe("no TLS");
});

onlyWithIt(`a server with TLS${reason}`, () => {
  let front: TlsFront;
  beforeAll(async () => {
    front = await startTlsFront(urlOfServer());
  });
  afterAll(() => front.close());

  it("K3: rows that nobody takes stay in the database behind TLS as well", async () => {
    const { end, early, rows } = await readSlowly(front.urlOf("no-verify"));
    expect({ end, rows }).toEqual({ end: { kind: "done" }, rows: rowsAll });
    expect(early).toBeLessThan(rowsAll / 10);
  });

  it("K1: a certificate that nobody vouches for is refused where it is to be verified", async () => {
    expect(await reachedBy(front.urlOf("no-verify"))).toBe("reached");
    expect(await reachedBy(front.urlOf("verify-full"))).toBe("DEPTH_ZERO_SELF_SIGNED_CERT");
  });
});
