import type { AstNode } from "./ast.js";
import type { VisibleCube } from "./visible-cube.js";

/** A measure in a statement: the node that becomes its expression. */
export interface MeasureUse {
  readonly node: AstNode;
  readonly member: string;
  /** The condition of its FILTER. */
  readonly filter: AstNode | undefined;
  /** Whether it becomes an expression of aggregates over groups, each of which takes the FILTER. */
  isOfGroups?: boolean;
}

/** One mention of a cube or view in a FROM, and all that its SELECT wants of it. */
export interface CubeUse {
  readonly kind: "cube";
  /** The node that becomes the subselect. */
  readonly node: AstNode;
  readonly alias: string;
  readonly cube: VisibleCube;
  /** Dimensions and segments that are used. */
  readonly members: Set<string>;
  readonly measures: MeasureUse[];
  /** Whether all its columns are taken at once: by a star, or as a row. */
  taken: boolean;
  /** Columns in the statement that name it by its alias. */
  readonly qualified: AstNode[];
  /** Whether something in its reach may mean its alias, its whole row for one, unseen by us. */
  mayBeMeant: boolean;
  /** The FROM that it stands in, to tell what repeats its rows. */
  from: AstNode | undefined;
  /** The SELECT of that FROM. */
  select: AstNode | undefined;
  /** For each of `conditions`, the node of the statement that it is a copy of. */
  readonly conditionOrigins: AstNode[];
  /** Conditions that may as well be applied while its visible rows are copied. */
  readonly conditions: AstNode[];
}

/** Something else in a FROM: its columns as far as they can be derived. */
export interface Derived {
  readonly kind: "derived";
  readonly alias: string;
  readonly columns: Columns;
}

/** Lowercase names of columns; `open` where there may be others. */
export interface Columns {
  readonly names: ReadonlySet<string>;
  readonly open: boolean;
}

/** What a FROM brings into a SELECT. */
export type Source = CubeUse | Derived;

/** The names that are known within one SELECT. */
export interface Scope {
  readonly parent: Scope | undefined;
  readonly sources: Source[];
  /** Lowercase names that the SELECT list gives. */
  readonly aliases: Set<string>;
}

/** CTEs that can be seen from somewhere, by lowercase name. */
export type Ctes = ReadonlyMap<string, Columns>;

/** Where an expression stands. */
export interface Place {
  readonly scope: Scope;
  readonly ctes: Ctes;
  /** Undefined where measures may stand, else the words for where they may not. */
  readonly noMeasures: string | undefined;
  /** Whether names of the SELECT list come before columns. */
  readonly aliasesFirst: boolean;
  /** Lowercase parameters of the lambda functions around it. */
  readonly parameters: ReadonlySet<string>;
}

/** Outside of lambda functions. */
export const noParameters: ReadonlySet<string> = new Set();

/** Where measures may not stand since they are aggregates themselves, and what to write instead. */
export const aggregates: Readonly<Record<"sum" | "other" | "ofCase", string>> = {
  sum: "write MEASURE(NAME)",
  other: "write MEASURE(NAME), or aggregate its values in an outer SELECT",
  ofCase: "write MEASURE(NAME) FILTER (WHERE …)",
};

/** Whether a place is within an aggregate. */
export const isInAggregate = ({ noMeasures = "" }: Place): boolean =>
  Object.values(aggregates).includes(noMeasures);

/** Takes all columns of a cube that can be seen. */
export const takeAll = (use: CubeUse): void => {
  use.taken = true;
  for (const { name, kind } of use.cube.members.values()) {
    if (kind === "dimension") use.members.add(name);
  }
};

/** The columns that a source shows. */
export const columnsOf = (source: Source): Columns =>
  source.kind === "derived"
    ? source.columns
    : {
        names: new Set(
          [...source.cube.members.values()]
            .filter(({ kind }) => kind === "dimension")
            .map(({ name }) => name.toLowerCase()),
        ),
        open: false,
      };

/** Columns with a list of names put over them; how many of them it renames is left open. */
export const withNames = (columns: Columns, names: readonly string[]): Columns => ({
  names: new Set([...columns.names, ...names.map((name) => name.toLowerCase())]),
  open: columns.open,
});
