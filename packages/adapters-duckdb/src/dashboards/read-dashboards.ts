import { createHash } from "node:crypto";
import {
  modelProblems,
  parseDeclaredDashboard,
  type DataModel,
  type DeclaredDashboard,
} from "@embedded-analytics/domain";
import type { Problem } from "@embedded-analytics/domain";
import { fieldsOf, type KeyTable } from "../model/read/fields.js";
import { placeOfPath, plainOf, type Located } from "../model/read/located.js";
import type { Reports } from "../model/read/diagnostic.js";
import { parseYaml } from "../model/read/parse-yaml.js";
import type { ModelFile } from "../model/read/read-files.js";

/** A dashboard of a file, and where everything in it stands. */
export interface ReadDashboard {
  readonly dashboard: DeclaredDashboard;
  /** The path of its file, from the model folder. */
  readonly file: string;
  /** The same for the same text of the dashboard. */
  readonly version: string;
  readonly located: Located;
}

const fileKeys: KeyTable = { accepted: ["dashboards"], ignored: [], refused: {} };

/** Reads the dashboards of files, each name once; what is wrong is reported with its place (H1). */
export const readDashboards = (
  files: readonly ModelFile[],
  reports: Reports,
): readonly ReadDashboard[] => {
  const taken = new Map<string, string>();
  const read: ReadDashboard[] = [];
  for (const { path, text } of files) {
    const root = parseYaml(path, text, reports);
    const fields = root && fieldsOf(root, "a file of dashboards", fileKeys, reports);
    for (const located of fields?.list("dashboards") ?? []) {
      const value = plainOf(located);
      const parsed = parseDeclaredDashboard(value);
      if (!parsed.ok) {
        report(reports, located, parsed.problems, nameIn(value));
        continue;
      }
      const { dashboard } = parsed;
      const { publicId } = dashboard;
      const other = taken.get(publicId);
      if (other !== undefined) {
        const message = `dashboard ${publicId} is there twice: one of this name stands in ${other}`;
        reports.diagnostic(placeOfPath(located, ["name"]), message);
        continue;
      }
      taken.set(publicId, `${path}:${located.at.line}`);
      const version = createHash("sha256").update(JSON.stringify(value)).digest("hex").slice(0, 32);
      read.push({ dashboard, file: path, version, located });
    }
  }
  return read;
};

/** Reports what of the dashboards the model does not have. */
export const checkDashboards = (
  read: readonly ReadDashboard[],
  model: DataModel,
  reports: Reports,
): void => {
  for (const { dashboard, located } of read) {
    report(reports, located, modelProblems(dashboard.definition, model), dashboard.publicId);
  }
};

const report = (
  reports: Reports,
  located: Located,
  problems: readonly Problem[],
  name: string,
): void => {
  for (const { pointer, message } of problems) {
    const path = stepsOf(pointer);
    const tile = tileAt(located, path);
    const what = [`dashboard ${name}`, ...(tile === undefined ? [] : [`tile ${tile}`])].join(", ");
    const where = path.at(-1);
    // A message that is no whole sentence goes on from the key that it is about.
    const isWhole = !/^(is|must|has|needs|with) ?\b/.test(message);
    const subject = isWhole || where === undefined || /^\d+$/.test(where) ? "" : `${where} `;
    reports.diagnostic(placeOfPath(located, path), `${what}: ${subject}${message}`);
  }
};

const stepsOf = (pointer: string): readonly string[] =>
  pointer
    .split("/")
    .slice(1)
    .map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));

/** The id of the tile that a path leads into, or its place in its row where it has none. */
const tileAt = (located: Located, path: readonly string[]): string | undefined => {
  const [rows, row, tiles, at] = path;
  if (rows !== "rows" || tiles !== "tiles" || row === undefined || at === undefined)
    return undefined;
  const value = plainOf(located) as { rows?: { tiles?: { id?: unknown }[] }[] };
  const id = value.rows?.[Number(row)]?.tiles?.[Number(at)]?.id;
  return typeof id === "string" ? id : `${Number(at) + 1} of row ${Number(row) + 1}`;
};

const nameIn = (value: unknown): string => {
  const name =
    typeof value === "object" && value !== null && "name" in value ? value.name : undefined;
  return typeof name === "string" ? name.slice(0, 64) : "without a name";
};
