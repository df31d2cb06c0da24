import { execFile } from "node:child_process";
import { once } from "node:events";
import { connect, createServer, type AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import pg from "pg";

const run = promisify(execFile);
const root = fileURLToPath(new URL("../../../../", import.meta.url));
const serverUrl = process.env["EMBEDDED_ANALYTICS_TEST_SERVER_URL"] ?? "";

/** How the command ended, and all that it wrote. */
interface Ended {
  readonly code: number;
  readonly text: string;
}

// A part of the hostile corpus, which takes longest.
const env = { ...process.env, HOSTILE_SHARE: "0.05" };

/** Runs the command. */
const check = (...args: readonly string[]): Promise<Ended> =>
  run(process.execPath, ["scripts/engine-check.mjs", ...args], {
    cwd: root,
    env,
    maxBuffer: 64 * 1024 * 1024,
  }).then(
    ({ stdout, stderr }) => ({ code: 0, text: stdout + stderr }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({
      code,
      text: stdout + stderr,
    }),
  );

const [good, other] = [`engine_check_${process.pid}`, `engine_check_ascii_${process.pid}`];
const urlOf = (name: string): string => {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
};

let client: pg.Client;
beforeAll(async () => {
  client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(`CREATE DATABASE "${good}"`);
  await client.query(
    `CREATE DATABASE "${other}" ENCODING 'SQL_ASCII' LOCALE 'C' TEMPLATE template0`,
  );
});
afterAll(async () => {
  for (const name of [good, other]) await client.query(`DROP DATABASE "${name}" WITH (FORCE)`);
  await client.end();
});

const schemasOf = async (name: string): Promise<readonly unknown[]> => {
  const at = new pg.Client({ connectionString: urlOf(name) });
  await at.connect();
  const { rows } = await at.query(
    "SELECT nspname FROM pg_namespace WHERE nspname !~ '^(pg_|information_schema|public$)'",
  );
  await at.end();
  return rows;
};

/** A server before the server, which gives one number for another: what only speaks the same protocol may do so. */
const startLiar = async (from: string, to: string) => {
  const { hostname, port } = new URL(serverUrl);
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      one.on("error", () => other.destroy());
      one.on("close", () => other.destroy());
    }
    client.on("data", (bytes) => upstream.write(bytes));
    upstream.on("data", (bytes) => {
      client.write(Buffer.from(bytes.toString("latin1").replaceAll(from, to), "latin1"));
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = new URL(urlOf(good));
  url.hostname = "127.0.0.1";
  url.port = String((server.address() as AddressInfo).port);
  return { url: url.href, close: () => void server.close() };
};

describe("npm run engine:check", () => {
  it("K2: says that a database answers alike, names the seed, and leaves nothing behind", async () => {
    const { code, text } = await check(
      urlOf(good),
      ...["--statements", "60", "--seed", "20261123"],
    );
    expect(text).toContain("Seed 20261123, 60 statements.");
    expect([code, text]).toEqual([0, expect.stringMatching(/Tests: +\d+ passed, \d+ total/)]);
    expect(await schemasOf(good)).toEqual([]);
  }, 600_000);

  it("K2: says what does not fit of a database that is another one", async () => {
    const { code, text } = await check(urlOf(other), ...["--statements", "50", "--seed", "7"]);
    expect(code).not.toBe(0);
    expect(text).toContain('for encoding "SQL_ASCII" does not exist');
    expect(await schemasOf(other)).toEqual([]);
  }, 600_000);

  it("K2: shows a statement for which a database has another answer, and both", async () => {
    const liar = await startLiar("12.3456", "12.3457");
    const { code, text } = await check(liar.url, ...["--statements", "100", "--seed", "7"]);
    liar.close();
    expect(code).not.toBe(0);
    expect(text).toMatch(/Counterexample: .*SELECT .* FROM corner/);
    expect(text).toMatch(/\+ .*12\.3457/);
    // Nothing else is asked of such a one.
    expect(text).not.toContain("hostile-corpus.test.ts");
    expect(await schemasOf(good)).toEqual([]);
  }, 600_000);

  it.each([
    ["one", "two"],
    ["--statements", "49"],
    ["--statements", "many"],
  ])("shows how it is used, where it is not used so: %s %s", async (...args) => {
    const { code, text } = await check(...args);
    expect(code).toBe(2);
    expect(text).toContain("Usage: npm run engine:check");
  });
});
