import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { ensureData } from "../../../packages/app/demo/ensure-data.mjs";
import { threadsOf } from "./ask.mjs";

const judgedFolder = (name) => fileURLToPath(new URL(`../models/${name}`, import.meta.url));

/** A model of this folder, with the data that its own generator writes: everybody may see everything. */
export const judged = (name, tables, questions, views) => ({
  folder: judgedFolder(name),
  ensureData: () =>
    ensureData(
      judgedFolder(name),
      { generator: join(judgedFolder(name), "generator"), until: "2026-10-31" },
      async () => tables(),
    ),
  groups: ["readers"],
  threads: threadsOf(questions),
  views,
});
