import type { Cube, DataModel } from "../../analytics/model/data-model.js";
import { sqlName } from "../compile/sql-literal.js";
import { nearestMember, type Wanted } from "./nearest-member.js";
import { cubeNamed, memberNamed } from "./select/resolve-select.js";
import { sqlTokens, type SqlToken } from "./select/sql-tokens.js";

/** A statement that asks for members which are there, and those that stand for others. */
export interface RepairedStatement {
  readonly sql: string;
  /** By what the statement called them; names in the model are `sales.revenue`. */
  readonly replacements: ReadonlyMap<string, string>;
}

/** Words of the language that stand in statements of this form, beside names of functions. */
const words: ReadonlySet<string> = new Set(
  `select from where group by all having order asc desc nulls first last limit offset and or not in is null
  between like ilike as case when then else end true false date timestamp interval`.split(/\s+/),
);

/** A second SELECT, or tables beside the first: whose members they are cannot be said. */
const otherForms: ReadonlySet<string> = new Set(
  `join union intersect except with lateral using pivot unpivot qualify window over`.split(/\s+/),
);

/**
 * A statement of one SELECT over one cube or view, with the nearest members of those that this viewer may
 * see in the place of names that are none. Undefined where nothing is missing, and where one of them has
 * no such member. Names of columns stay, so that charts find them.
 */
export const repairedStatement = (
  sql: string,
  visible: DataModel,
): RepairedStatement | undefined => {
  const tokens = sqlTokens(sql);
  if (tokens === undefined || !isOneSelect(tokens)) return undefined;
  const from = tokens.findIndex((token) => token.kind === "word" && token.text === "from");
  const name = nameOf(tokens[from + 1]);
  const cube = name === undefined ? undefined : cubeNamed(visible, name);
  if (cube === undefined || isQualified(tokens)) return undefined;
  const columns = columnsOf(tokens);
  const found = new Map<string, string>();
  const pieces: { readonly token: SqlToken; readonly text: string }[] = [];
  for (const [at, token] of tokens.entries()) {
    const missing = at === from + 1 ? undefined : missingName(tokens, at, cube, columns);
    if (missing === undefined) continue;
    const taken = new Set(found.values());
    const nearest =
      found.get(missing) ?? nearestMember(cube, missing, wantedAt(tokens, at), taken)?.name;
    if (nearest === undefined) return undefined;
    found.set(missing, nearest);
    const isColumn = isSelectedAlone(tokens, at, from);
    const as = isColumn ? ` AS ${sqlName(missing)}` : "";
    pieces.push({ token, text: `${sqlName(nearest)}${as}` });
  }
  if (pieces.length === 0) return undefined;
  const replacements = new Map(
    [...found].map(([missing, nearest]) => [missing, `${cube.name}.${nearest}`]),
  );
  return { sql: withPieces(sql, pieces), replacements };
};

const withPieces = (
  sql: string,
  pieces: readonly { readonly token: SqlToken; readonly text: string }[],
): string =>
  pieces.reduceRight(
    (text, piece) => text.slice(0, piece.token.at) + piece.text + text.slice(piece.token.end),
    sql,
  );

const isOneSelect = (tokens: readonly SqlToken[]): boolean =>
  tokens.filter((token) => token.kind === "word" && token.text === "select").length === 1 &&
  !tokens.some((token) => token.kind === "word" && otherForms.has(token.text));

/** A name with a dot, or with another one behind the cube's: `s.city`, `FROM sales s`. */
const isQualified = (tokens: readonly SqlToken[]): boolean =>
  tokens.some((token) => token.kind === "sign" && token.text === ".");

const nameOf = (token: SqlToken | undefined): string | undefined =>
  token?.kind === "word" || token?.kind === "quoted" ? token.name : undefined;

/** What the statement itself calls its columns. */
const columnsOf = (tokens: readonly SqlToken[]): ReadonlySet<string> =>
  new Set(
    tokens.flatMap((token, at) => {
      const before = tokens[at - 1];
      const isNamed = before?.kind === "word" && before.text === "as";
      const name = isNamed ? nameOf(token) : undefined;
      return name === undefined ? [] : [name.toLowerCase()];
    }),
  );

const missingName = (
  tokens: readonly SqlToken[],
  at: number,
  cube: Cube,
  columns: ReadonlySet<string>,
): string | undefined => {
  const token = tokens[at];
  const name = nameOf(token);
  if (token === undefined || name === undefined) return undefined;
  const isLanguage =
    token.kind === "word" && (words.has(token.text) || isSign(tokens[at + 1], "("));
  const isOwn = columns.has(name.toLowerCase()) && wantedAt(tokens, at) === "dimension";
  if (isLanguage || isOwn || isAlias(tokens, at)) return undefined;
  return memberNamed(cube, name) === undefined ? name : undefined;
};

const isAlias = (tokens: readonly SqlToken[], at: number): boolean => {
  const before = tokens[at - 1];
  return before?.kind === "word" && before.text === "as";
};

const isSign = (token: SqlToken | undefined, sign: string): boolean =>
  token?.kind === "sign" && token.text === sign;

/** By the function that a name stands in. */
const wantedAt = (tokens: readonly SqlToken[], at: number): Wanted => {
  const isIn = (back: number, name: string): boolean => {
    const token = tokens[at - back];
    return token?.kind === "word" && token.text === name;
  };
  if (isSign(tokens[at - 1], "(") && isIn(2, "measure")) return "measure";
  return isSign(tokens[at - 1], ",") && isIn(4, "date_trunc") ? "time" : "dimension";
};

/** A column that is nothing but this name: it keeps its name. */
const isSelectedAlone = (tokens: readonly SqlToken[], at: number, from: number): boolean => {
  const [before, after] = [tokens[at - 1], tokens[at + 1]];
  const isBegin = isSign(before, ",") || (before?.kind === "word" && before.text === "select");
  return at < from && isBegin && (isSign(after, ",") || at + 1 === from);
};
