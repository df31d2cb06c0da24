import { afterAll, afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { runChild, type ChildProgram } from "../testing/child-program.js";
import { temporaryFolder } from "../testing/temporary-folder.js";
import { startEmbeddedPostgres } from "./index.js";
import { layoutOf, type Layout } from "./layout.js";
import { livingPostmaster } from "./postmaster.js";
import { isProgram, waitUntil } from "./processes.js";

const program = `
  const { startEmbeddedPostgres } = await import("PACKAGE/embedded/index.ts");
  console.log("starting");
  const { url } = await startEmbeddedPostgres({ directory: process.argv[2], durable: true });
  console.log(url);
`;

// Processes are started in numbers here, on a machine that other test files use as well.

const folder = await temporaryFolder();
const shared = layoutOf(join(folder.path, "shared"));
let layout: Layout = shared;
let child: ChildProgram | undefined;

beforeEach(() => {
  layout = shared;
});

afterEach(async () => {
  await child?.kill();
  // What a failing test leaves running.
  await waitUntil(() => livingPostmaster(layout) === undefined, 5_000);
});

afterAll(folder.remove);

async function startInChild(): Promise<string> {
  child = runChild(program, [layout.directory]);
  await child.line();
  return child.line();
}

const keeperPid = (): number =>
  (JSON.parse(readFileSync(layout.keeperFile, "utf8")) as { keeperPid: number }).keeperPid;

// A process that has ended and that nobody has collected yet still has its id.
const lives = (pid: number): boolean => isProgram(pid, [layout.directory]);

async function answer(url: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client
    .query("select answer from kept")
    .then(({ rows }) => rows[0]?.answer)
    .finally(() => client.end());
}

async function keepAnswer(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  // Its connection is cut by the crash to come.
  client.on("error", () => undefined);
  await client.connect();
  await client.query("create table if not exists kept as select 42 as answer");
}

describe("an embedded PostgreSQL and the death of processes", () => {
  it("ends when its parent gets SIGKILL", async () => {
    await startInChild();
    const postmaster = livingPostmaster(layout)?.pid ?? 0;
    const keeper = keeperPid();
    expect([lives(postmaster), lives(keeper)]).toEqual([true, true]);
    await child?.kill();
    expect(await waitUntil(() => !lives(postmaster) && !lives(keeper), 10_000)).toBe(true);
  });

  it("can be started in the moment after its parent got SIGKILL", async () => {
    await keepAnswer(await startInChild());
    await child?.kill();
    const server = await startEmbeddedPostgres({ directory: layout.directory, durable: false });
    expect(await answer(server.url).finally(server.stop)).toBe(42);
  });

  it("ends an orphan whose keeper and parent were killed, then starts", async () => {
    await keepAnswer(await startInChild());
    const orphan = livingPostmaster(layout)?.pid ?? 0;
    process.kill(keeperPid(), "SIGKILL");
    await child?.kill();
    expect(lives(orphan)).toBe(true);
    const server = await startEmbeddedPostgres({ directory: layout.directory, durable: false });
    expect(lives(orphan)).toBe(false);
    expect(await answer(server.url).finally(server.stop)).toBe(42);
  });

  it("loses nothing committed when everything gets SIGKILL at once", async () => {
    layout = layoutOf(join(folder.path, "durable"));
    await keepAnswer(await startInChild());
    const postmaster = livingPostmaster(layout)?.pid ?? 0;
    const keeper = keeperPid();
    child?.process.kill("SIGKILL");
    process.kill(keeper, "SIGKILL");
    process.kill(postmaster, "SIGKILL");
    const server = await startEmbeddedPostgres({ directory: layout.directory, durable: false });
    expect(await answer(server.url).finally(server.stop)).toBe(42);
  });

  it.each([50, 250, 400, 550])(
    "makes a whole cluster after a first start killed at %i ms",
    async (afterMs) => {
      layout = layoutOf(join(folder.path, `killed-${afterMs}`));
      child = runChild(program, [layout.directory]);
      await child.line();
      await new Promise((resolve) => setTimeout(resolve, afterMs));
      await child.kill();
      const server = await startEmbeddedPostgres({ directory: layout.directory, durable: false });
      await keepAnswer(server.url);
      expect(await answer(server.url).finally(server.stop)).toBe(42);
    },
  );

  it("stops an orphan of its own: the keeper killed, the parent alive", async () => {
    const server = await startEmbeddedPostgres({ directory: layout.directory, durable: false });
    const orphan = livingPostmaster(layout)?.pid ?? 0;
    process.kill(keeperPid(), "SIGKILL");
    expect((await server.exited).expected).toBe(false);
    expect(lives(orphan)).toBe(true);
    await server.stop();
    expect(lives(orphan)).toBe(false);
  });
});
