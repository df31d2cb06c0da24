import * as Effect from "effect/Effect";
import type { DataSession } from "../../analytics/access/data-session.js";
import { explainStatement } from "../../analytics/query/explain-statement.js";
import { ChartCheck } from "../../analytics/services.js";
import type { DataModel } from "../../analytics/model/data-model.js";
import type { JsonObject } from "../../shared/json/json.js";
import type { Failure, Problem } from "../../shared/failure/failure.js";
import { boundedSuggest, type Suggest } from "../../shared/text/closest.js";
import { modelProblems } from "../check/model-problems.js";
import type { DashboardDefinition, Tile } from "../definition/dashboard.js";
import { prepareTile } from "../query-tile.js";
import { unknownColumns } from "../view/known-columns.js";

/** So many statements of one change are planned at the same time. */
const plannedAtOnce = 4;

/** A tile that is being written, with where it stands in the request. */
export interface WrittenTile {
  readonly pointer: string;
  readonly tile: Tile;
}

/**
 * What is wrong with tiles that a user writes, beside their form (H3): members that the user does not
 * see or that are not there, which is the same to the user; columns that its statement does not have; a
 * specification that cannot be drawn (E3); a statement that the guard refuses (E2). A statement that fails on its data is none of these.
 */
export const contentProblems = (
  session: DataSession,
  visible: DataModel,
  of: Pick<DashboardDefinition, "filters" | "time_zone">,
  written: readonly WrittenTile[],
) =>
  Effect.gen(function* () {
    const suggest = boundedSuggest();
    const unknown = [
      ...written.flatMap((each) => modelProblemsOf(visible, of, each, suggest)),
      ...written.flatMap((each) => columnProblems(visible, each)),
    ];
    if (unknown.length > 0) return unknown;
    const drawn = yield* Effect.forEach(written, chartProblems);
    const tried = yield* Effect.forEach(
      written.filter(({ tile }) => tile.sql !== undefined),
      (each) => statementProblems(session, visible, of, each),
      { concurrency: plannedAtOnce },
    );
    return [...drawn.flat(), ...tried.flat()];
  });

/**
 * What is wrong with filters that a user writes: one over a member that the user does not see, or that is not
 * there, would be kept and shown to nobody. `pointer` is where their list stands in the request.
 */
export const filterProblems = (
  visible: DataModel,
  filters: DashboardDefinition["filters"],
  pointer: string,
): readonly Problem[] =>
  modelProblems({ filters, rows: [] }, visible).map(({ pointer: at, message }) => ({
    pointer: at.replace("/filters", pointer),
    message,
  }));

/** A definition of that tile alone, and where it stands in it. */
const alone = (of: Pick<DashboardDefinition, "filters" | "time_zone">, tile: Tile) => ({
  ...of,
  rows: [{ tiles: [tile] }],
});
const pointerAlone = "/rows/0/tiles/0";

const modelProblemsOf = (
  visible: DataModel,
  of: Pick<DashboardDefinition, "filters" | "time_zone">,
  { pointer, tile }: WrittenTile,
  suggest: Suggest,
): readonly Problem[] =>
  modelProblems(alone(of, tile), visible, suggest)
    .filter((problem) => problem.pointer.startsWith(pointerAlone))
    .map(({ pointer: at, message }) => ({
      pointer: `${pointer}${at.slice(pointerAlone.length)}`,
      message,
    }));

/** Otherwise its own author would not read it afterwards. */
const columnProblems = (visible: DataModel, { pointer, tile }: WrittenTile): readonly Problem[] =>
  unknownColumns(tile, visible).map((at) => ({
    pointer: `${pointer}${at}`,
    message: "must name columns of the statement: give them names by AS",
  }));

const chartProblems = ({ pointer, tile }: WrittenTile) =>
  Effect.gen(function* () {
    if (tile.vega === undefined) return [];
    const check = yield* ChartCheck;
    const message = yield* check.problem(tile.vega as JsonObject);
    return message === undefined ? [] : [{ pointer: `${pointer}/vega`, message }];
  });

/**
 * Plans the statement with the defaults of its filters: the guard judges it as one that is run. It is not
 * run, since a hundred statements could each take all the time that one may.
 */
const statementProblems = (
  session: DataSession,
  visible: DataModel,
  of: Pick<DashboardDefinition, "filters" | "time_zone">,
  { pointer, tile }: WrittenTile,
) =>
  Effect.gen(function* () {
    const problem = (message: string): readonly Problem[] => [
      { pointer: `${pointer}/sql`, message },
    ];
    const request = {
      filters: {},
      part: "value",
      showSql: false,
      timezone: undefined,
      branchName: session.branchName,
    } as const;
    const prepared = yield* prepareTile(session, request, visible, alone(of, tile), tile.id).pipe(
      Effect.catchTag("Failure", ({ detail }: Failure) => Effect.succeed(detail)),
    );
    if (typeof prepared === "string") return problem(prepared);
    const { sql } = prepared.compiled;
    // A plan takes milliseconds, so that nothing ends it early.
    const { signal } = new AbortController();
    const outcome = yield* explainStatement(prepared.session, sql, false, signal);
    return outcome.kind === "refused" ? problem(outcome.sentence) : [];
  });
