import { createHash } from "node:crypto";
import {
  modelProblems,
  namingProblems,
  parseDeclaredDashboard,
  statementsOf,
  type DataModel,
  type DeclaredDashboard,
} from "@embedded-analytics/domain";
import type { Problem } from "@embedded-analytics/domain";
import { fieldsOf, type KeyTable } from "../model/read/fields.js";
import { placeOfPath, plainOf, type Located } from "../model/read/located.js";
import type { Place, Reports } from "../model/read/diagnostic.js";
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

/** The dashboards of some files. */
interface ReadDashboards {
  /** Those without mistakes of form. */
  readonly dashboards: readonly ReadDashboard[];
  /** The names of all, also of those with mistakes; undefined where a file could not be read. */
  readonly names: ReadonlySet<string> | undefined;
}

const fileKeys: KeyTable = { accepted: ["dashboards"], ignored: [], refused: {} };

/** Reads the dashboards of files, each name once; what is wrong is reported with its place (H1). */
export const readDashboards = (files: readonly ModelFile[], reports: Reports): ReadDashboards => {
  const taken = new Map<string, string>();
  const read: ReadDashboard[] = [];
  const names = new Set<string>();
  let areAllNamed = true;
  for (const { path, text } of files) {
    const root = parseYaml(path, text, reports);
    const fields = root && fieldsOf(root, "a file of dashboards", fileKeys, reports);
    areAllNamed &&= fields !== undefined;
    for (const located of fields?.list("dashboards") ?? []) {
      const value = plainOf(located);
      names.add(nameIn(value));
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
  return { dashboards: read, names: areAllNamed ? names : undefined };
};

/**
 * Reports what of the dashboards the model does not have, and what else they name that is not there; answers the
 * pointers of all that was reported, by dashboard.
 */
export const checkDashboards = (
  { dashboards, names }: ReadDashboards,
  model: DataModel,
  reports: Reports,
): KnownPointers => {
  const found = new Map<string, readonly string[]>();
  for (const { dashboard, located } of dashboards) {
    const { definition, publicId } = dashboard;
    const problems = [
      ...modelProblems(definition, model),
      ...namingProblems(definition, { model, dashboards: names }),
    ];
    report(reports, located, problems, publicId);
    found.set(
      publicId,
      problems.map(({ pointer }) => pointer),
    );
  }
  return found;
};

/** Pointers to what is wrong already, by dashboard. */
type KnownPointers = ReadonlyMap<string, readonly string[]>;

/** Why statements of dashboards cannot run, in their order; null for those that can. */
export type JudgeStatements = (
  statements: readonly string[],
) => Promise<readonly (string | null)[]>;

/**
 * Reports the statements of tiles that can run for nobody, whatever their rights are; of tiles in which something else
 * is wrong already, nothing more is said.
 */
export const checkStatements = async (
  { dashboards }: ReadDashboards,
  model: DataModel,
  { judge, faulty }: { readonly judge: JudgeStatements; readonly faulty: KnownPointers },
  reports: Reports,
): Promise<void> => {
  const written = dashboards.flatMap(({ dashboard, located }) =>
    statementsOf(dashboard.definition, model)
      .filter(({ pointer }) => {
        const tile = pointer.replace(/sql$/, "");
        return faulty.get(dashboard.publicId)?.some((each) => each.startsWith(tile)) !== true;
      })
      .map(({ pointer, sql }) => ({ located, name: dashboard.publicId, pointer, sql })),
  );
  if (written.length === 0) return;
  const sentences = await judge(written.map(({ sql }) => sql));
  for (const [at, { located, name, pointer }] of written.entries()) {
    const message = sentences[at] ?? null;
    if (message !== null) report(reports, located, [{ pointer, message }], name);
  }
};

/** Where each tile of dashboards stands, by `dashboard/tile`. */
export const tilePlaces = ({
  dashboards,
}: Pick<ReadDashboards, "dashboards">): ReadonlyMap<string, Place> =>
  new Map(
    dashboards.flatMap(({ dashboard: { publicId, definition }, located }) =>
      definition.rows.flatMap(({ tiles }, row) =>
        tiles.map(({ id }, at) => [
          `${publicId}/${id}`,
          placeOfPath(located, ["rows", String(row), "tiles", String(at)]),
        ]),
      ),
    ),
  );

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
    const where = subjectOf(path);
    // A message that is no whole sentence goes on from the key that it is about.
    const isWhole = !/^(is|must|has|needs|with) ?\b/.test(message);
    const subject = isWhole || where === undefined ? "" : `${where} `;
    reports.diagnostic(placeOfPath(located, path), `${what}: ${subject}${message}`);
  }
};

/** What a message at a path is about: of one of several values their key; parts of a dashboard are named otherwise. */
const subjectOf = (path: readonly string[]): string | undefined => {
  const where = path.at(-1);
  if (where === undefined || !/^\d+$/.test(where)) return where;
  const list = path.at(-2);
  return list === undefined || ["filters", "rows", "tiles"].includes(list) ? undefined : list;
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
