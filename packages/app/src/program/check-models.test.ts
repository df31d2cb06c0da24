import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { checkModels } from "./check-models.js";

const declaration = `accounts:
  - name: demo
    deployments: [{ id: 1, name: shop, model: ./shop }]
`;
const model = `cubes:
  - name: orders
    sql_table: orders
    refresh_key: { every: 1 hour }
    dimensions:
      - { name: id, sql: "{CUBE}.id", type: boolean }
`;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "check-models-"));
  await mkdir(join(folder, "shop", "model"), { recursive: true });
  await mkdir(join(folder, "shop", "data"));
  await writeFile(join(folder, "accounts.yaml"), declaration);
  await writeFile(join(folder, "shop", "model", "orders.yml"), model);
  await writeFile(join(folder, "shop", "data", "orders.csv"), "id\n1\n");
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test("E5: warnings are printed as they are: not all of them are of what has no effect", async () => {
  const lines: string[] = [];
  const print = (text: string): void => void lines.push(text);
  const output = { say: print, printError: print };
  expect(await checkModels(join(folder, "accounts.yaml"), join(folder, "cache"), output)).toBe(
    true,
  );
  const file = join(folder, "shop", "model", "orders.yml");
  expect(lines).toEqual([
    `${file}:4:5: cube orders: refresh_key has no effect here\n`,
    `${file}:6:17: orders.id is a boolean, and the data has BIGINT\n`,
  ]);
});
