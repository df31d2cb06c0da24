import type { AstNode } from "./ast.js";
import type { Clock } from "./calls/clock.js";
import type { Columns, Ctes, Place, Scope } from "./scope.js";
import { nodeAt, onlyFields } from "./shape.js";

/** What walking an expression needs of the rest of the statement. */
export interface Walk {
  /** An expression within another one. */
  readonly expression: (node: AstNode, place: Place) => void;
  /** A query within the expression. */
  readonly query: (statement: AstNode, parent: Scope, ctes: Ctes) => Columns;
  /** Answers the moment at which the statement runs, and notes that it was asked for. */
  readonly clock: () => Clock;
  /** Notes a name that the engine looks up, and nobody before it. */
  readonly unchecked: () => void;
}

/** Looks at expressions of one class. */
export type Visit = (node: AstNode, place: Place, walk: Walk) => void;

/** Looks at expressions one after the other. */
export const walkEach = (nodes: readonly AstNode[], place: Place, walk: Walk): void => {
  for (const node of nodes) walk.expression(node, place);
};

/** Looks at an expression that need not be there. */
export const walkOptional = (node: AstNode | undefined, place: Place, walk: Walk): void => {
  if (node !== undefined) walk.expression(node, place);
};

/** The expressions of an ORDER BY, of a statement or within a call. */
export const walkOrders = (orders: readonly AstNode[], place: Place, walk: Walk): void => {
  for (const order of orders) {
    onlyFields(order, ["null_order", "expression"]);
    walk.expression(nodeAt(order, "expression"), place);
  }
};
