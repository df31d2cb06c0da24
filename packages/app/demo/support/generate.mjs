/**
 * Writes the help desk's data, 12,000 tickets, into `data/` beside the model.
 * By hand: `node packages/app/demo/support/generate.mjs`.
 */
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { ensureData } from "../ensure-data.mjs";

const here = import.meta.dirname;

/** Makes sure that `{folder}/data` holds the help desk, and says whether it had to be written. */
export const ensureSupportData = (folder = here) =>
  ensureData(folder, join(here, "generator"), async () =>
    (await import("./generator/tables.mjs")).supportTables(),
  );

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href)
  console.log(
    (await ensureSupportData())
      ? "The help desk's data is written."
      : "The help desk's data is there.",
  );
