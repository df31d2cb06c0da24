import { afterEach, describe, expect, it } from "@jest/globals";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { checkModelFolder } from "./check-model-folder.js";
import { formatDiagnostic } from "../model/read/diagnostic.js";
import { branchesOf } from "../model/read/read-model-folder.js";
import { temporaryFolder, writeFiles, writeShop } from "../model/shop.fixture.js";

// Each load starts processes, and a busy machine starts them slowly.

const folders: string[] = [];
const kept = async (made: Promise<string>): Promise<string> => {
  folders.push(await made);
  return made;
};
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});

describe("checking a model folder", () => {
  it("E5: finds nothing wrong with a good one", async () => {
    const folder = await kept(writeShop());
    expect(await checkModelFolder(folder, join(folder, "cache"))).toEqual({
      diagnostics: [],
      warnings: [],
    });
  });

  it("E5: tells the mistakes of all branches, each once", async () => {
    const folder = await kept(writeShop());
    await writeFiles(folder, {
      "model/more.yml": "cubes:\n  - name: more\n    sql_table: products\n    refresh_key: x\n",
      "branches/new/model/more.yml": "cubes:\n  - name: more\n    sql_table: nowhere\n",
      "branches/team/old/model/even.yml": "cubes:\n  - name: Sales\n    sql_table: orders\n",
      "branches/none/readme.txt": "no model",
    });
    expect(await branchesOf(folder)).toEqual(["new", "team/old"]);
    const { diagnostics, warnings } = await checkModelFolder(folder, join(folder, "cache"));
    expect(diagnostics.map(formatDiagnostic)).toEqual([
      expect.stringMatching(/^branches\/new\/model\/more.yml:3:16: more: .*nowhere/),
      "model/views/sales.yml:2:11: sales is there twice: a cube of this name stands in branches/team/old/model/even.yml:2",
    ]);
    expect(warnings.map(formatDiagnostic)).toEqual([
      "model/more.yml:4:5: cube more: refresh_key has no effect here",
    ]);
  });

  it("E5: tells files that are no text, and folders that are no model", async () => {
    const folder = await kept(temporaryFolder());
    const { diagnostics } = await checkModelFolder(folder, join(folder, "cache"));
    expect(diagnostics.map(({ message }) => message)).toEqual([
      "there is no folder model here: a model folder holds model/*.yml",
    ]);
    await writeFiles(folder, { "model/a.yml": "views: []\n", "model/.b.yml": "nonsense" });
    await writeFile(join(folder, "model", "c.yaml"), Buffer.of(0x61, 0xff));
    expect((await checkModelFolder(folder, join(folder, "cache"))).diagnostics).toEqual([
      { file: "model/c.yaml", line: 1, column: 1, message: "cannot be read: is not UTF-8" },
    ]);
  });

  it("E5: an aggregate is no dimension, whatever stands beside it", async () => {
    const folder = await kept(writeShop());
    await writeFiles(folder, {
      "model/more.yml": `cubes:
  - name: more
    sql: SELECT * FROM products;
    dimensions:
      - { name: id, sql: id, type: number }
      - { name: total, sql: "sum({CUBE}.margin)", type: number }
`,
    });
    const { diagnostics } = await checkModelFolder(folder, join(folder, "cache"));
    expect(diagnostics.map(({ line }) => line)).toEqual([6]);
  });

  it("E5: what can never be read as a time is none", async () => {
    const folder = await kept(writeShop());
    await writeFiles(folder, {
      "model/more.yml":
        "cubes: [{ name: more, sql_table: products, dimensions: [{ name: at, sql: margin, type: time }] }]\n",
    });
    const { diagnostics } = await checkModelFolder(folder, join(folder, "cache"));
    expect(diagnostics.map(({ message }) => message)).toEqual([
      "more.at is a time, and the data has DOUBLE",
    ]);
  });

  it("E5: warns where the data holds something else than the model says", async () => {
    const folder = await kept(writeShop());
    await writeFiles(folder, {
      "model/more.yml": `cubes:
  - name: more
    sql_table: products
    dimensions:
      - { name: id, sql: id, type: string }
      - { name: name, sql: name, type: number }
      - { name: margin, sql: margin, type: boolean }
`,
    });
    const { diagnostics, warnings } = await checkModelFolder(folder, join(folder, "cache"));
    expect(diagnostics).toEqual([]);
    expect(warnings.map(formatDiagnostic)).toEqual([
      "model/more.yml:6:17: more.name is a number, and the data has VARCHAR",
      "model/more.yml:7:17: more.margin is a boolean, and the data has DOUBLE",
    ]);
  });
});
