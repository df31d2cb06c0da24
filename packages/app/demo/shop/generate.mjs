/**
 * Writes the demo shop's data, about 100,000 order lines, into `data/` beside the model.
 * By hand: `node packages/app/demo/shop/generate.mjs`.
 */
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { ensureData, today } from "../ensure-data.mjs";

const here = import.meta.dirname;

/**
 * Makes sure that `{folder}/data` holds the shop, up to the day `until`,
 * such as `2026-12-24`, and says whether it had to be written.
 */
export const ensureShopData = (folder = here, until = today()) =>
  ensureData(folder, { generator: join(here, "generator"), until }, async () =>
    (await import("./generator/tables.mjs")).shopTables(until),
  );

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href)
  console.log(
    (await ensureShopData()) ? "The shop's data is written." : "The shop's data is there.",
  );
