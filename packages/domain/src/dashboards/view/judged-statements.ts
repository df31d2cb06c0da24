import * as Effect from "effect/Effect";
import type { DataSession } from "../../analytics/access/data-session.js";
import type { DataModel } from "../../analytics/model/data-model.js";
import { judgeStatement } from "../../analytics/query/judge-statement.js";
import type { Verdict } from "../../analytics/query/verdict.js";
import { compileTile } from "../compile/compile-tile.js";
import type { Tile } from "../definition/dashboard.js";
import type { UnavailableTile, Verdicts } from "./viewed-definition.js";

/** So many statements are judged at the same time. */
const judgedAtOnce = 4;

/** So many characters of statements are remembered for each viewer: those of two dashboards and more. */
const rememberedMax = 131_072;

/**
 * What the guard says of the statements of these tiles under the rights of their viewer (E2, H1), each without
 * the values of its filters. Its answers are remembered, so that a page that is opened again asks nothing.
 */
export const judgedStatements = (
  session: DataSession,
  visible: DataModel,
  tiles: readonly (Tile | UnavailableTile)[],
) =>
  Effect.gen(function* () {
    const statements = new Map(
      tiles.flatMap((tile) =>
        "unavailable" in tile || tile.sql === undefined ? [] : [[tile.sql, tile] as const],
      ),
    );
    const judged = yield* Effect.forEach(
      statements,
      ([sql, tile]) =>
        Effect.map(verdictOf(session, visible, tile), (verdict) => [sql, verdict] as const),
      { concurrency: judgedAtOnce },
    );
    return new Map(judged) satisfies Verdicts;
  });

const verdictOf = (session: DataSession, visible: DataModel, tile: Tile) =>
  Effect.gen(function* () {
    // No filter has a value, so that it does not matter which day it is.
    const context = { model: visible, filters: [], today: { year: 2026, month: 1, day: 1 } };
    const compiled = compileTile(tile, context, "value");
    if (compiled.kind !== "compiled") return "refused";
    const answers = remembered.get(visible) ?? new Map<string, Verdict>();
    remembered.set(visible, answers);
    const verdict = answers.get(compiled.sql) ?? (yield* judgeStatement(session, compiled.sql));
    if (verdict !== "unknown") remember(answers, compiled.sql, verdict);
    return verdict;
  });

const remember = (answers: Map<string, Verdict>, sql: string, verdict: Verdict): void => {
  answers.delete(sql);
  answers.set(sql, verdict);
  let length = 0;
  for (const text of [...answers.keys()].toReversed()) {
    length += text.length;
    if (length > rememberedMax) answers.delete(text);
  }
};

// What a user sees of a model is one object for as long as it is remembered, and this goes with it.
const remembered = new WeakMap<DataModel, Map<string, Verdict>>();
