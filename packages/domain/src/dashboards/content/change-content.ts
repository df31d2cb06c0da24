import * as Result from "effect/Result";
import type { DataModel } from "../../analytics/model/data-model.js";
import type { Problem } from "../../shared/failure/failure.js";
import { findMember } from "../compile/find-member.js";
import type { DashboardDefinition, DashboardFilter } from "../definition/dashboard.js";
import { definitionBytesMax, tilesOf } from "../definition/dashboard-definition.js";
import { definitionBytes, parseDefinition } from "../definition/parse-definition.js";
import type { DashboardContent } from "../ports/tenant-dashboards.js";
import { applyOperations } from "./apply-operations.js";
import type { WrittenTile } from "./content-problems.js";
import type { NamedOperation } from "./operation.js";
import { readStoredDefinition } from "./stored-definition.js";

/** Content whose definition is as it should be. */
export interface ChangedContent extends DashboardContent {
  readonly definition: DashboardDefinition;
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
  return Result.flatMap(applyOperations(read.definition, operations), (rows) =>
    Result.map(whole({ ...read.definition, filters, rows }, read.definition), (definition) => ({
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
    if (operation.op !== "add" && operation.op !== "replace") return [];
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
  definition: DashboardDefinition,
  before: DashboardDefinition,
): Result.Result<DashboardDefinition, readonly Problem[]> => {
  const bytesMax = Math.max(definitionBytesMax, definitionBytes(before));
  return Result.mapError(parseDefinition(definition, bytesMax), (problems) =>
    problems.map(({ pointer, message }) => ({
      pointer: "/operations",
      message: `would make the dashboard wrong at ${pointer === "" ? "its whole" : pointer}: it ${message}`,
    })),
  );
};

const notUnderstood: Problem = {
  pointer: "",
  message:
    "cannot be changed: the dashboard was written by a newer release, and parts would be lost",
};
