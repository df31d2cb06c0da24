import { describe, expect, it } from "@jest/globals";
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { writeFiles } from "../model/shop.fixture.js";
import { world } from "./model-store.fixture.js";

const misspelt = "cubes:\n  - name: more\n    sql_table: products\n    dimensionz: []\n";

/** The mistakes that come with the model, in whichever state it is. */
const mistakesOf = async ({ load }: Pick<Awaited<ReturnType<typeof world>>, "load">) => {
  const found = await load();
  return found.kind === "branch_not_found" ? [] : (found.mistakes ?? []);
};

describe("E5 J1: what administrators read of a model's mistakes", () => {
  it("is file, line and reason, also while the last good state is in use, until they are mended", async () => {
    const at = await world();
    const more = join(at.folder, "model", "more.yml");
    expect(await mistakesOf(at)).toEqual([]);
    await writeFile(more, misspelt);
    at.later();
    expect((await at.load()).kind).toBe("found");
    const [mistake, ...others] = await mistakesOf(at);
    expect(others).toEqual([]);
    expect(mistake).toMatchObject({ file: "model/more.yml", line: 4, column: 5 });
    expect(mistake?.message).toContain("dimensionz");
    // The earlier files come back, so that no state is adopted.
    await rm(more);
    at.later();
    expect(await mistakesOf(at)).toEqual([]);
  });

  it("is there from the start, and ends with a repair", async () => {
    const at = await world();
    const products = join(at.folder, "model", "products.yml");
    const good = await readFile(products, "utf8").catch(() => undefined);
    await writeFile(products, "cubes: [\n");
    expect((await at.load()).kind).toBe("model_invalid");
    expect(await mistakesOf(at)).toMatchObject([{ file: "model/products.yml", line: 2 }]);
    if (good === undefined) await rm(products);
    else await writeFile(products, good);
    at.later();
    expect((await at.load()).kind).toBe("found");
    expect(await mistakesOf(at)).toEqual([]);
  });

  it("T40: names no path of the file system, as the log does", async () => {
    const at = await world();
    await writeFiles(at.folder, {
      "model/more.yml": `cubes:
  - name: file
    sql: SELECT * FROM read_csv('${at.folder}/data/nothing.csv')
    dimensions: []
`,
    });
    const [mistake] = await mistakesOf(at);
    expect(mistake?.file).toBe("model/more.yml");
    expect(mistake?.message).toContain("file");
    expect(JSON.stringify(mistake)).not.toContain(at.folder);
  });
});
