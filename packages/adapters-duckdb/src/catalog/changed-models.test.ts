import { afterEach, describe, expect, it } from "@jest/globals";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { listData } from "../data/list-data.js";
import { folderModels } from "./model-store.js";
import { temporaryFolder, writeFiles } from "../model/shop.fixture.js";

// Each load starts processes, and a busy machine starts them slowly.

const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

const packageFolder = fileURLToPath(new URL("../..", import.meta.url));

const modelText = (title: string, column = "name"): string => `cubes:
  - name: products
    title: ${title}
    sql_table: products
    dimensions:
      - { name: id, sql: id, type: number, primary_key: true }
      - { name: name, sql: ${column}, type: string }
`;

/** A store that hardly waits, over a folder whose copies of data can be kept from being made. */
const world = async () => {
  const folder = await temporaryFolder();
  const cache = await temporaryFolder();
  await writeFiles(folder, {
    "model/products.yml": modelText("first"),
    "data/products.csv": "id,name\n1,Lamp\n",
  });
  const log: string[] = [];
  let nowMs = 0;
  const say = (line: string): void => void log.push(line.replaceAll(folder, "shop"));
  const store = folderModels({
    folderOf: () => folder,
    cacheDirectory: cache,
    log: { warn: say, error: say },
    nowMs: () => nowMs,
    patienceMs: 20,
  });
  ends.push(async () => {
    await store.close();
    await rm(folder, { recursive: true, force: true });
    await rm(cache, { recursive: true, force: true });
  });
  const deployment = { id: 1, modelFolder: ".", requirePolicies: false, timezone: "UTC" };
  const state = async (branchName?: string) => {
    nowMs += 1001;
    const found = await store.load(1, deployment, branchName);
    if (found.kind !== "found") throw new Error(`${found.kind}: ${log.join("\n")}`);
    const { version, cubes } = found.model;
    const held = await store.hold(1, deployment, branchName, version);
    held?.release();
    return { title: cubes[0]?.title, dataFile: held?.dataFile ?? "" };
  };
  return {
    folder,
    cache,
    log,
    state,
    write: (files: Readonly<Record<string, string>>) => writeFiles(folder, files),
    /** Holds the lock under which the file of the present data would be made. */
    holdCopies: async (dataFile: string) => {
      const { fingerprint } = await listData(folder);
      const lock = join(dirname(dataFile), `${fingerprint}.duckdb.lock`);
      const program = `import { DuckDBInstance } from "@duckdb/node-api";
        const held = await DuckDBInstance.create(process.argv[1]);
        console.log("held");
        for await (const _ of process.stdin);
        held.closeSync();`;
      const holder = spawn(process.execPath, ["--input-type=module", "-e", program, lock], {
        cwd: packageFolder,
        stdio: ["pipe", "pipe", "inherit"],
      });
      const ended = once(holder, "exit");
      const release = async (): Promise<void> => {
        holder.stdin.end();
        await ended;
      };
      ends.push(release);
      await once(holder.stdout, "data");
      return release;
    },
  };
};

const newData = { "data/products.csv": "id,name\n1,Lamp\n2,Tent\n" };

describe("a model that changes while data are copied", () => {
  it("E5, E6: a changed model holds at once, on the data that are there", async () => {
    const { state, write, holdCopies } = await world();
    const first = await state();
    await write({ ...newData, "model/products.yml": modelText("tightened") });
    const release = await holdCopies(first.dataFile);
    expect(await state()).toEqual({ title: "tightened", dataFile: first.dataFile });
    await release();
    let last = await state();
    while (last.dataFile === first.dataFile) last = await state();
    expect(last.title).toBe("tightened");
  });

  it("E5, E6: also one that changes after the copying has begun, which then does not undo it", async () => {
    const { state, write, holdCopies, log } = await world();
    const first = await state();
    await write(newData);
    const release = await holdCopies(first.dataFile);
    expect(await state()).toEqual(first);
    await write({ "model/products.yml": modelText("tightened") });
    expect(await state()).toEqual({ title: "tightened", dataFile: first.dataFile });
    await write({ "model/products.yml": "cubes: [\n" });
    expect(await state()).toEqual({ title: "tightened", dataFile: first.dataFile });
    await write({ "model/products.yml": modelText("tightened again") });
    expect(await state()).toEqual({ title: "tightened again", dataFile: first.dataFile });
    await release();
    let last = await state();
    while (last.dataFile === first.dataFile) {
      expect(last.title).toBe("tightened again");
      last = await state();
    }
    expect(last.title).toBe("tightened again");
    expect(log.filter((line) => line.includes("model/products.yml"))).toHaveLength(1);
  });

  it("E5: a model that needs the new data is waited for", async () => {
    const { state, write, holdCopies } = await world();
    const first = await state();
    await write({
      "data/products.csv": "id,label\n1,Lamp\n",
      "model/products.yml": modelText("tightened", "label"),
    });
    const release = await holdCopies(first.dataFile);
    const waiting = state();
    setTimeout(() => void release(), 1500);
    const { title, dataFile } = await waiting;
    expect(title).toBe("tightened");
    expect(dataFile).not.toBe(first.dataFile);
  });

  it("E5: data with mistakes keep the earlier data, not the earlier model", async () => {
    const { state, write, log } = await world();
    const first = await state();
    await write({ "data/products.csv": "id,id\n", "model/products.yml": modelText("tightened") });
    for (let at = 0; at < 3; at += 1) {
      expect(await state()).toEqual({ title: "tightened", dataFile: first.dataFile });
    }
    while (log.length < 2) await state();
    expect(log).toEqual([
      "model of shop: data/products.csv:1:1: column id is there twice",
      "model of shop: the last state without mistakes stays in use",
    ]);
  });

  it("E4, E6: a branch follows its own files while the main data are copied", async () => {
    const { state, write, holdCopies } = await world();
    await write({ "branches/dev/model/products.yml": modelText("branch") });
    const main = await state();
    expect((await state("dev")).title).toBe("branch");
    await write(newData);
    const release = await holdCopies(main.dataFile);
    expect(await state()).toEqual(main);
    await write({ "branches/dev/model/products.yml": modelText("tightened branch") });
    expect(await state("dev")).toEqual({ title: "tightened branch", dataFile: main.dataFile });
    await release();
  });

  it("E5: copies of data that disappear are made again", async () => {
    const { state, cache, folder } = await world();
    const first = await state();
    await rm(dirname(first.dataFile), { recursive: true });
    for (let at = 0; at < 2; at += 1) {
      expect(await state()).toEqual(first);
      expect((await listData(folder)).diagnostics).toEqual([]);
      await expect(writeFile(first.dataFile, "", { flag: "wx" })).rejects.toThrow("EEXIST");
      await rm(cache, { recursive: true });
    }
  });
});
