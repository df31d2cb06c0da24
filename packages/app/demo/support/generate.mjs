/**
 * Writes the help desk's data, 12,000 tickets, into `data/` beside the model.
 * By hand: `node packages/app/demo/support/generate.mjs`.
 */
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { ensureData, today, versionFor } from "../ensure-data.mjs";

const here = import.meta.dirname;

/**
 * Makes sure that `{folder}/data` holds the help desk, up to the day `until`,
 * such as `2026-12-24`, and says whether it had to be written.
 */
export const ensureSupportData = (folder = here, until = today()) =>
  ensureData(folder, { generator: join(here, "generator"), until }, async () =>
    (await import("./generator/tables.mjs")).supportTables(until),
  );

/** The same tables as texts, for a database: up to today. */
export const supportTexts = async () =>
  (await import("./generator/tables.mjs")).supportTables(today());

/** Of the program that makes them and of the day. */
export const supportVersion = () =>
  versionFor({ generator: join(here, "generator"), until: today() });

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href)
  console.log(
    (await ensureSupportData())
      ? "The help desk's data is written."
      : "The help desk's data is there.",
  );
