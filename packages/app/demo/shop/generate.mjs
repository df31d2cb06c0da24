/**
 * Writes the demo shop's data, about 100,000 order lines, into `data/` beside the model.
 * By hand: `node packages/app/demo/shop/generate.mjs`.
 */
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { ensureData } from "../ensure-data.mjs";

const here = import.meta.dirname;

/** Makes sure that `{folder}/data` holds the shop, and says whether it had to be written. */
export const ensureShopData = (folder = here) =>
  ensureData(folder, join(here, "generator"), async () =>
    (await import("./generator/tables.mjs")).shopTables(),
  );

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href)
  console.log(
    (await ensureShopData()) ? "The shop's data is written." : "The shop's data is there.",
  );
