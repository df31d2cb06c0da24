import { describe, expect, it } from "@jest/globals";
import { existsSync } from "node:fs";
import { readdir, rename, rm, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { FoundModel } from "@embedded-analytics/domain";
import { temporaryFolder, writeFiles } from "../model/shop.fixture.js";
import { accountId, world } from "./model-store.fixture.js";

const products = (title: string): string => `cubes:
  - name: products
    title: ${title}
    sql_table: products
    dimensions:
      - { name: id, sql: id, type: number, primary_key: true }
      - { name: name, sql: name, type: string }
`;

const titleOf = (found: FoundModel): string | undefined =>
  found.kind === "found"
    ? found.model.cubes.find(({ name }) => name === "products")?.title
    : found.kind;

const dataFilesIn = async (cache: string): Promise<readonly string[]> => {
  const names = await readdir(cache, { recursive: true });
  return names.filter((name) => /\.duckdb/.test(name)).map((name) => name.split("/").at(-1) ?? "");
};

describe("the models of folders", () => {
  it("E5: gives a model with the types of its data, and the files to query", async () => {
    const { load, hold, log } = await world();
    const found = await load();
    if (found.kind !== "found") throw new Error(log.join("\n"));
    const held = await hold(found.model.version);
    expect(held?.dataFile).toMatch(/[0-9a-f]{32}\.duckdb$/);
    expect(held?.attachments).toEqual({});
    const { orders, customers } = held?.compiled.cubes ?? {};
    const engineTypes = Object.values(orders?.dimensions ?? {}).map((one) => one.engineType);
    expect(engineTypes).toEqual(["BIGINT", "VARCHAR", "TIMESTAMP", "VARCHAR", "DOUBLE", "VARCHAR"]);
    expect(customers?.dimensions["born_on"]?.engineType).toBe("DATE");
    expect(log).toEqual([]);
    held?.release();
  });

  it("C5: a deployment without a folder has an empty model, and no branch", async () => {
    const { store, deployment } = await world();
    const bare = { ...deployment, modelFolder: undefined };
    const found = await store.load(accountId, bare, undefined);
    expect(found).toEqual({ kind: "found", model: { version: "empty", cubes: [] } });
    expect(await store.load(accountId, bare, "new")).toEqual({ kind: "branch_not_found" });
    const held = await store.hold(accountId, bare, undefined, "empty");
    expect(held?.compiled.cubes).toEqual({});
    expect(await store.hold(accountId, bare, undefined, "other")).toBeUndefined();
  });

  it("E5: sees changed files at most a second later, and keeps versions that are in use", async () => {
    const { folder, version, later, hold, load } = await world();
    const first = await version();
    const more = "views: [{ name: more, cubes: [{ join_path: products, includes: '*' }] }]\n";
    await writeFile(join(folder, "model", "more.yml"), more);
    expect(await version()).toBe(first);
    later();
    expect(await version()).not.toBe(first);
    await rm(join(folder, "model", "more.yml"));
    later();
    expect(await version()).toBe(first);
    await writeFile(join(folder, "model", "products.yml"), products("Goods"));
    later();
    // The name is taken by another file: the last good state stays.
    expect(await version()).toBe(first);
    await rm(join(folder, "model", "people.yml"));
    await rm(join(folder, "model", "orders.yml"));
    await rm(join(folder, "model", "views"), { recursive: true });
    later();
    const second = await version();
    expect(second).not.toBe(first);
    expect(titleOf(await load())).toBe("Goods");
    const earlier = await hold(first);
    expect(Object.keys(earlier?.compiled.cubes ?? {})).toContain("orders");
    expect(await hold("something else")).toBeUndefined();
  });

  it("E5: a bad reload keeps the last good model, and says file and line once", async () => {
    const { folder, version, later, log } = await world();
    const first = await version();
    await writeFile(
      join(folder, "model", "more.yml"),
      "cubes:\n  - name: more\n    sql_tabel: x\n",
    );
    for (let at = 0; at < 3; at += 1) {
      later();
      expect(await version()).toBe(first);
    }
    expect(log).toEqual([
      "model of shop: model/more.yml:2:5: cube more: sql_table is missing (or sql)",
      "model of shop: model/more.yml:3:5: cube more: unknown key sql_tabel; did you mean sql_table?",
      "model of shop: the last state without mistakes stays in use",
    ]);
    await rm(join(folder, "model", "more.yml"));
    later();
    expect(await version()).toBe(first);
  });

  it("E5: a model that is bad from the start answers model_invalid, until it is repaired", async () => {
    const { folder, load, later, log } = await world();
    await writeFile(join(folder, "model", "products.yml"), "cubes: [\n");
    expect(await load()).toMatchObject({ kind: "model_invalid" });
    expect(await load()).toMatchObject({ kind: "model_invalid" });
    expect(log).toHaveLength(1);
    expect(log[0]).toMatch(/^model of shop: model\/products.yml:2:1: /);
    await rm(join(folder, "model", "products.yml"));
    later();
    expect((await load()).kind).toBe("found");
  });

  it("E5: a folder that is none answers model_invalid", async () => {
    const folder = await temporaryFolder();
    const { load, log } = await world(folder);
    expect(await load()).toMatchObject({ kind: "model_invalid" });
    expect(log).toEqual([
      "model of shop: shop:1:1: there is no folder model here: a model folder holds model/*.yml",
    ]);
  });

  it("E5: what the data does not have is a mistake of the member that asks for it", async () => {
    const { folder, load, log } = await world();
    await writeFiles(folder, {
      "model/more.yml": `cubes:
  - name: more
    sql_table: products
    joins:
      - { name: orders, relationship: one_to_many, sql: "{CUBE}.id = {orders}.prodct_id" }
    dimensions:
      - { name: id, sql: id, type: number, primary_key: true }
      - { name: nam, sql: nam, type: string }
    measures:
      - { name: total, sql: name, type: sum }
      - { name: ratio, sql: "{count} / {CUBE.count} )", type: number }
      - { name: count, type: count }
    segments:
      - { name: dear, sql: "{CUBE}.price > 3" }
  - name: lost
    sql_table: nowhere
    dimensions: []
  - name: file
    sql: SELECT * FROM read_csv('${folder}/data/orders.csv')
    dimensions: []
`,
    });
    expect(await load()).toMatchObject({ kind: "model_invalid" });
    const said = log.map((line) => line.replace("model of shop: model/more.yml:", ""));
    expect(said.map((line) => /^\d+:\d+: [\w.]+/.exec(line)?.[0])).toEqual([
      ...["5:17: more.orders", "8:17: more.nam", "10:17: more.total", "11:17: more.ratio"],
      ...["14:17: more.dear", "16:16: lost", "19:10: file"],
    ]);
    expect(said[1]).toMatch(/column named "nam"; there is "name"/);
    expect(said[5]).toContain("nowhere");
  });

  it("E4: a branch lies over the main files, and one that is not there is reported", async () => {
    const { folder, load, later } = await world();
    const text = products("Cheap");
    await writeFiles(folder, {
      "branches/cheap/model/products.yml": "views: []\n",
      "branches/cheap/model/deep/model/products.yml": "views: []\n",
      "branches/team/cheap/model/people.yml": `${text}  - name: customers
    sql_table: people
    dimensions: [{ name: id, sql: id, type: number, primary_key: true }, { name: city, sql: city, type: string }, { name: name, sql: name, type: string }]
    measures: [{ name: count, type: count }]
`,
    });
    expect(titleOf(await load("cheap"))).toBe("Products");
    expect(titleOf(await load("team/cheap"))).toBe("Cheap");
    expect(titleOf(await load())).toBe("Products");
    for (const name of [
      "none",
      "team",
      "",
      "..",
      "../..",
      "cheap/../cheap",
      "./cheap",
      "cheap/",
      "cheap/model/deep",
    ]) {
      expect(await load(name)).toEqual({ kind: "branch_not_found" });
    }
    await rm(join(folder, "branches", "cheap"), { recursive: true });
    later();
    expect(await load("cheap")).toEqual({ kind: "branch_not_found" });
  });

  it("E5: changed data makes a new version, and old copies go when nobody needs them", async () => {
    const { folder, cache, version, later, hold } = await world();
    const versions = [await version()];
    for (let at = 1; at <= 3; at += 1) {
      await writeFile(join(folder, "data", "products.csv"), `id,name,margin\n${at},Lamp,0.${at}\n`);
      later();
      versions.push(await version());
    }
    expect(new Set(versions).size).toBe(4);
    expect(await dataFilesIn(cache)).toHaveLength(3);
    const held = await hold(versions.at(-2) ?? "");
    for (let at = 4; at <= 6; at += 1) {
      await writeFile(join(folder, "data", "products.csv"), `id,name,margin\n${at},Lamp,0.${at}\n`);
      later();
      await version();
    }
    expect(await dataFilesIn(cache)).toHaveLength(4);
    expect(existsSync(held?.dataFile ?? "")).toBe(true);
    held?.release();
  });

  it("E5: many callers at once load once", async () => {
    const { load, log, cache } = await world();
    const found = await Promise.all(Array.from({ length: 20 }, () => load()));
    expect(new Set(found).size).toBeLessThanOrEqual(20);
    expect(found.every(({ kind }) => kind === "found")).toBe(true);
    expect(await dataFilesIn(cache)).toHaveLength(1);
    expect(log).toEqual([]);
  });

  it("E5: DuckDB files are opened where they are, and a replaced one makes a new version", async () => {
    const { folder, version, later, hold } = await world();
    const first = await version();
    const copied = (await hold(first))?.dataFile ?? "";
    await rename(copied, join(folder, "data", "store.duckdb"));
    await writeFiles(folder, {
      "model/attached.yml":
        "cubes: [{ name: attached, sql_table: store.products, dimensions: [{ name: id, sql: id, type: string }] }]\n",
    });
    later();
    const second = await version();
    const held = await hold(second);
    expect(held?.attachments).toEqual({ store: join(folder, "data", "store.duckdb") });
    expect(held?.compiled.cubes["attached"]?.dimensions["id"]?.engineType).toBe("BIGINT");
    await utimes(join(folder, "data", "store.duckdb"), 1, 1);
    later();
    // Whoever has the replaced file open must not be taken for somebody who has this one.
    const third = await hold(await version());
    expect(third?.attachments).toEqual(held?.attachments);
    expect(third?.dataFile).not.toBe(held?.dataFile);
  });
});
