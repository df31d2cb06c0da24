import type { AstNode } from "./ast.js";
import type { Clock } from "./calls/clock.js";
import { walkExpression } from "./expressions.js";
import type { FromWalk } from "./from.js";
import { walkStatement } from "./queries.js";
import type { CubeUse } from "./scope.js";
import type { VisibleCubes } from "./visible-cube.js";

/** A statement that has nothing in it that is not known, and what it wants of which cube. */
export interface Analysis {
  readonly uses: readonly CubeUse[];
  /** Whether it holds the present moment now. */
  readonly asksForTime: boolean;
  /** Whether it has names of which only the engine knows what they mean, and whether they mean anything. */
  readonly hasUncheckedNames: boolean;
}

/** Walks the whole statement; throws a `Refusal` at what is not allowed. */
export const analyse = (statement: AstNode, cubes: VisibleCubes, clock: Clock): Analysis => {
  const uses: CubeUse[] = [];
  let asksForTime = false;
  let hasUncheckedNames = false;
  const walk: FromWalk = {
    cubes,
    expression: (node, place) => {
      walkExpression(node, place, walk);
    },
    use: (use) => uses.push(use),
    query: (inner, parent, ctes) => walkStatement(inner, parent, ctes, walk),
    clock: () => {
      asksForTime = true;
      return clock;
    },
    unchecked: () => void (hasUncheckedNames = true),
  };
  walkStatement(statement, undefined, new Map(), walk);
  return { uses, asksForTime, hasUncheckedNames };
};
