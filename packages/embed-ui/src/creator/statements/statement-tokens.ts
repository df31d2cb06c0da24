/** A word, a name, a text or a sign of a statement. */
export interface Token {
  /** Where it begins and ends in the statement. */
  readonly at: number;
  readonly end: number;
  /** In how many parentheses it stands. */
  readonly depth: number;
  /** In lower case; undefined for what is no bare word. */
  readonly word?: string;
  /** What it names: a bare word, or a name in quotes. */
  readonly name?: string;
  readonly sign?: string;
}

const forms = new RegExp(
  [
    `(?<space>\\s+)`,
    `(?<text>'(?:[^']|'')*')`,
    `(?<quoted>"(?:[^"]|"")*")`,
    `(?<word>[A-Za-z_][A-Za-z0-9_]*)`,
    `(?<number>\\d[\\d.]*)`,
    `(?<place>\\{\\s*filters(?:\\.\\w+)?\\s*\\})`,
    `(?<sign>[(),.*+/=<>!%|:-])`,
    `(?<other>[^])`,
  ].join("|"),
  "gy",
);

/**
 * The tokens of a statement; undefined for one with a comment, several statements, parentheses that do not
 * match, or a form of quoting that this reader does not follow.
 */
export const statementTokens = (sql: string): readonly Token[] | undefined => {
  const tokens: Token[] = [];
  let depth = 0;
  for (const { 0: token, index: at, groups = {} } of sql.matchAll(forms)) {
    const { space, sign } = groups;
    if (space !== undefined) continue;
    if (isUnreadable(sql, at, groups)) return undefined;
    if (sign === ")") depth -= 1;
    if (depth < 0) return undefined;
    tokens.push({ at, end: at + token.length, depth, ...saidBy(groups) });
    if (sign === "(") depth += 1;
  }
  return depth === 0 ? tokens : undefined;
};

/** What the groups of the expression have found at one place. */
type Found = Readonly<Record<string, string | undefined>>;

/** A comment, a sign of another form, or a text with rules of its own. */
const isUnreadable = (sql: string, at: number, { text, other }: Found): boolean =>
  other !== undefined ||
  /^(--|\/\*)/.test(sql.slice(at, at + 2)) ||
  // A letter right before a quote begins a text with other rules, such as e'\''.
  (text !== undefined && /\w/.test(sql[at - 1] ?? ""));

const saidBy = ({ word, quoted, sign }: Found): Pick<Token, "word" | "name" | "sign"> => {
  const name = word ?? quoted?.slice(1, -1).replaceAll('""', '"');
  return {
    ...(word === undefined ? {} : { word: word.toLowerCase() }),
    ...(name === undefined ? {} : { name }),
    ...(sign === undefined ? {} : { sign }),
  };
};
