import * as Result from "effect/Result";
import type { DataModel } from "../../analytics/model/data-model.js";
import type { Problem } from "../../shared/failure/failure.js";
import { findMember } from "../compile/find-member.js";
import type { DashboardDefinition, DashboardFilter } from "../definition/dashboard.js";
import { tilesOf } from "../definition/dashboard-definition.js";
import { parseDefinition } from "../definition/parse-definition.js";
import type { DashboardContent } from "../ports/tenant-dashboards.js";
import { applyOperations } from "./apply-operations.js";
import { splitFormer, withFormer, type Former, type StoredRow } from "./former-tiles.js";
import type { WrittenTile } from "./content-problems.js";
import type { NamedOperation } from "./operation.js";
import { newNames, renamedFilters, renamedRows, renamedVerdicts } from "../view/renamed-filters.js";
import { filterSight, isAvailable, type Sight } from "../view/viewed-definition.js";
import { saidProblems, type EditorView } from "./said-problems.js";
import { readStoredDefinition } from "./stored-definition.js";

/** Content whose definition is as it should be, with what its repaired tiles were. */
export interface ChangedContent extends DashboardContent {
  readonly definition: DashboardDefinition & { readonly former?: Former };
}

/**
 * The content after these operations, or what is wrong with them. What its editor does not see is kept:
 * tiles by their ids, and filters over members that are hidden from the editor, if need be under another name (H1, H3).
 */
export const changeContent = (
  stored: DashboardContent,
  operations: readonly NamedOperation[],
  sight: Sight,
): Result.Result<ChangedContent, readonly Problem[]> => {
  const read = readStoredDefinition(stored.definition);
  if (!read.isWhole) return Result.fail([notUnderstood]);
  let { title, description, visibility } = stored;
  let { filters } = read.definition;
  let rows = withFormer(read.definition.rows, read.former);
  let { verdicts } = sight;
  for (const operation of operations) {
    if (operation.op !== "set") continue;
    if (operation.field === "title") title = operation.value;
    else if (operation.field === "description") description = operation.value;
    else if (operation.field === "visibility") visibility = operation.value;
    else {
      const hidden = filters.filter((filter) => isHidden(filter, sight.visible));
      const names = newNames(hidden, operation.value);
      filters = [...operation.value, ...renamedFilters(hidden, names)];
      rows = renamedRows(rows, names);
      verdicts = renamedVerdicts(verdicts, names);
    }
  }
  const written = writtenIds(operations);
  const seen = filterSight(filters, sight.visible);
  const editor: EditorView = {
    readsTile: (tile) => written.has(tile.id) || isAvailable(tile, { ...sight, verdicts }),
    asRead: (tile) => (written.has(tile.id) ? tile : seen.asRead(tile)),
    filters: seen.filters,
  };
  return Result.flatMap(applyOperations({ rows, filters }, operations), (applied) =>
    Result.map(whole({ ...read.definition, filters }, applied, editor), (definition) => ({
      title,
      description,
      visibility,
      definition,
    })),
  );
};

/**
 * The tiles that operations write, as they are in the end; one that was removed again is none. One that is restored
 * later is judged as it was written: what it is in the end was written by somebody else, and its editor may not see
 * it, so that no mistake in it may be said (H1).
 */
export const writtenTiles = (
  operations: readonly NamedOperation[],
  definition: DashboardDefinition,
): readonly WrittenTile[] => {
  const tiles = tilesOf(definition);
  return operations.flatMap((operation, at) => {
    if (!("value" in operation) || operation.op === "set") return [];
    const { tile: id, value } = operation;
    const isRestored = operations
      .slice(at + 1)
      .some((later) => later.op === "restore" && later.tile === id);
    const tile = isRestored ? { ...value, id } : tiles.find((each) => each.id === id);
    return tile === undefined ? [] : [{ pointer: `/operations/${at}/value`, tile }];
  });
};

/** Whether an editor does not see a filter, which therefore stays as it is, behind those that are set. */
const isHidden = ({ member }: DashboardFilter, visible: DataModel): boolean =>
  member !== undefined && findMember(visible, member) === undefined;

/** The definition that is stored; of what is wrong with it, as much is said as its editor may know. */
const whole = (
  of: DashboardDefinition,
  applied: readonly StoredRow[],
  editor: EditorView,
): Result.Result<ChangedContent["definition"], readonly Problem[]> => {
  const { rows, former } = splitFormer(applied);
  const changed = { ...of, rows };
  const parsed = parseDefinition(changed, Infinity);
  const said = saidProblems(Result.isFailure(parsed) ? parsed.failure : [], changed, editor);
  if (said.length > 0) return Result.fail(said);
  return Result.map(parsed, (definition) =>
    Object.keys(former).length === 0 ? definition : { ...definition, former },
  );
};

/** The tiles whose last form these operations give, and so their sender knows. */
const writtenIds = (operations: readonly NamedOperation[]): ReadonlySet<string> => {
  const ids = new Set<string>();
  for (const operation of operations) {
    if (operation.op === "restore") ids.delete(operation.tile);
    else if ("value" in operation && operation.op !== "set") ids.add(operation.tile);
  }
  return ids;
};

const notUnderstood: Problem = {
  pointer: "",
  message:
    "cannot be changed: the dashboard was written by a newer release, and parts would be lost",
};
