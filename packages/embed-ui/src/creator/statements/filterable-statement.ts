import type { FilterMember } from "./filter-member.js";
import { statementTokens, type Token } from "./statement-tokens.js";

/** A statement with a place for the filters of its dashboard. */
export interface FilterableStatement {
  readonly sql: string;
  /** What it shows rows by. */
  readonly members: readonly FilterMember[];
}

/**
 * A statement of one SELECT over one cube or view, as a dashboard's filters reach it: `{filters}` stands
 * beside its own conditions, of which it loses none. Undefined for any other statement, such as one with
 * a join, a subquery or a comment, of which this reader cannot say what a condition would mean there.
 */
export const filterableStatement = (sql: string): FilterableStatement | undefined => {
  const clauses = clausesOf(sql);
  if (clauses === undefined) return undefined;
  const { where, rest } = clauses;
  const hasPlace = /\{\s*filters/.test(sql);
  return {
    sql: hasPlace ? sql : withPlace(sql, where, rest),
    members: membersOf(clauses),
  };
};

/** Whether there is a statement in which filters have no place yet, and can be given one. */
export const canBeFilterable = (sql: string | undefined): sql is string =>
  sql !== undefined && !/\{\s*filters/.test(sql) && filterableStatement(sql) !== undefined;

/** The clauses of a statement; `where` and `rest` are where they begin in its text. */
interface Clauses {
  readonly cube: string;
  readonly selected: readonly Token[];
  readonly where: number | undefined;
  readonly rest: number;
}

/** Words behind which no condition of WHERE stands. */
const afterWhere: ReadonlySet<string> = new Set([
  "group",
  "having",
  "window",
  "qualify",
  "order",
  "limit",
  "offset",
]);

/** Words of statements of another form, wherever they stand. */
const otherForms: ReadonlySet<string> = new Set(
  `with distinct union intersect except join lateral using sample tablesample pivot unpivot values into
  filter over exists`.split(/\s+/),
);

const clausesOf = (sql: string): Clauses | undefined => {
  const tokens = oneSelect(sql);
  const from = tokens.findIndex(isOutermost("from"));
  const cube = tokens[from + 1];
  if (from === -1 || cube?.name === undefined) return undefined;
  const next = tokens[from + 2];
  const where = next?.word === "where" ? next : undefined;
  const rest = tokens
    .slice(from + 2)
    .find((token) => token.depth === 0 && afterWhere.has(token.word ?? ""));
  // An alias, a comma or anything else behind the name is another form.
  if (next !== undefined && where === undefined && rest !== next) return undefined;
  return {
    cube: cube.name,
    selected: tokens.slice(1, from),
    where: where?.end,
    rest: rest?.at ?? sql.length,
  };
};

const isOutermost =
  (wanted: string) =>
  ({ word, depth }: Token): boolean =>
    word === wanted && depth === 0;

/** The tokens of a single SELECT; none for anything else. */
const oneSelect = (sql: string): readonly Token[] => {
  const tokens = statementTokens(sql) ?? [];
  return tokens[0]?.word === "select" && !isOfOtherForm(tokens) ? tokens : [];
};

/** A second SELECT, or a word of another form, behind the first word. */
const isOfOtherForm = ([, ...others]: readonly Token[]): boolean =>
  others.some(({ word }) => word === "select" || (word !== undefined && otherForms.has(word)));

const withPlace = (sql: string, where: number | undefined, rest: number): string => {
  const tail = sql.slice(rest);
  const ending = tail === "" ? "" : `\n${tail}`;
  if (where === undefined) return `${sql.slice(0, rest).trimEnd()}\nWHERE {filters}${ending}`;
  const own = sql.slice(where, rest).trim();
  return `${sql.slice(0, where)} (${own})\n  AND {filters}${ending}`;
};

/** The columns that are a name alone, or a time that is cut: `city`, `date_trunc('month', ordered_at)`. */
const membersOf = ({ cube, selected }: Clauses): readonly FilterMember[] => {
  const items: Token[][] = [[]];
  for (const token of selected) {
    if (token.sign === "," && token.depth === 0) items.push([]);
    else items.at(-1)?.push(token);
  }
  return items.flatMap(([first, second, ...others]): FilterMember[] => {
    const isCut = first?.word === "date_trunc" && second?.sign === "(";
    const name = isCut ? others[2]?.name : first?.name;
    const isAlone = isCut || second === undefined || second.word === "as";
    return name === undefined || !isAlone ? [] : [{ member: `${cube}.${name}`, isTime: isCut }];
  });
};
