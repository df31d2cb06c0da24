import * as Result from "effect/Result";
import type { DataModel } from "../../analytics/model/data-model.js";
import type { Problem } from "../../shared/failure/failure.js";
import { findMember } from "../compile/find-member.js";
import type { DashboardDefinition, DashboardFilter } from "../definition/dashboard.js";
import { definitionBytesMax, tilesOf } from "../definition/dashboard-definition.js";
import { definitionBytes, parseDefinition } from "../definition/parse-definition.js";
import type { DashboardContent } from "../ports/tenant-dashboards.js";
import { applyOperations } from "./apply-operations.js";
import { splitFormer, withFormer, type Former, type StoredRow } from "./former-tiles.js";
import type { WrittenTile } from "./content-problems.js";
import type { NamedOperation } from "./operation.js";
import { readStoredDefinition } from "./stored-definition.js";

/** Content whose definition is as it should be, with what its repaired tiles were. */
export interface ChangedContent extends DashboardContent {
  readonly definition: DashboardDefinition & { readonly former?: Former };
}

/**
 * The content after these operations, or what is wrong with them. What its editor does not see is kept:
 * tiles by their ids, and filters over members that are hidden from the editor (H1, H3).
 */
export const changeContent = (
  stored: DashboardContent,
  operations: readonly NamedOperation[],
  visible: DataModel,
): Result.Result<ChangedContent, readonly Problem[]> => {
  const read = readStoredDefinition(stored.definition);
  if (!read.isWhole) return Result.fail([notUnderstood]);
  let { title, description, visibility } = stored;
  let { filters } = read.definition;
  for (const operation of operations) {
    if (operation.op !== "set") continue;
    if (operation.field === "title") title = operation.value;
    else if (operation.field === "description") description = operation.value;
    else if (operation.field === "visibility") visibility = operation.value;
    else filters = withHidden(operation.value, filters, visible);
  }
  const rows = withFormer(read.definition.rows, read.former);
  return Result.flatMap(applyOperations({ rows }, operations), (applied) =>
    Result.map(whole({ ...read.definition, filters }, applied, read), (definition) => ({
      title,
      description,
      visibility,
      definition,
    })),
  );
};

/** The tiles that operations write, as they are in the end; one that was removed again is none. */
export const writtenTiles = (
  operations: readonly NamedOperation[],
  definition: DashboardDefinition,
): readonly WrittenTile[] => {
  const tiles = tilesOf(definition);
  return operations.flatMap((operation, at) => {
    const isWritten = ["add", "replace", "repair"].includes(operation.op);
    if (operation.op === "set" || !isWritten) return [];
    const tile = tiles.find(({ id }) => id === operation.tile);
    return tile === undefined ? [] : [{ pointer: `/operations/${at}/value`, tile }];
  });
};

/** The filters that an editor has set, behind them those that the editor does not see. */
const withHidden = (
  set: readonly DashboardFilter[],
  before: readonly DashboardFilter[],
  visible: DataModel,
): readonly DashboardFilter[] => {
  const names = new Set(set.map(({ name }) => name));
  const hidden = before.filter(
    ({ name, member }) =>
      member !== undefined && findMember(visible, member) === undefined && !names.has(name),
  );
  return [...set, ...hidden];
};

/** A definition that is longer than it may be, by the ids of its tiles, may not become longer still. */
const whole = (
  of: DashboardDefinition,
  applied: readonly StoredRow[],
  before: { readonly definition: DashboardDefinition; readonly former: Former },
): Result.Result<ChangedContent["definition"], readonly Problem[]> => {
  const { rows, former } = splitFormer(applied);
  const bytesMax = Math.max(
    definitionBytesMax,
    definitionBytes(before.definition) + formerBytes(before.former),
  );
  const parsed = parseDefinition({ ...of, rows }, bytesMax - formerBytes(former));
  return Result.mapBoth(parsed, {
    onSuccess: (definition) =>
      Object.keys(former).length === 0 ? definition : { ...definition, former },
    onFailure: (problems) =>
      problems.map(({ pointer, message }) => ({
        pointer: "/operations",
        message: `would make the dashboard wrong at ${pointer === "" ? "its whole" : pointer}: it ${message}`,
      })),
  });
};

const formerBytes = (former: Former): number =>
  Object.keys(former).length === 0 ? 0 : definitionBytes({ former });

const notUnderstood: Problem = {
  pointer: "",
  message:
    "cannot be changed: the dashboard was written by a newer release, and parts would be lost",
};
