/** A word, a name, a literal or a sign of a statement. */
export type SqlToken = { readonly at: number; readonly end: number } & (
  | { readonly kind: "word"; readonly text: string; readonly name: string }
  | { readonly kind: "quoted"; readonly name: string }
  | { readonly kind: "text"; readonly value: string }
  | { readonly kind: "number"; readonly text: string }
  | { readonly kind: "sign"; readonly text: string }
);

const forms = new RegExp(
  [
    `(?<space>\\s+)`,
    `(?<comment>--|/\\*)`,
    `(?<text>'(?:[^']|'')*')`,
    `(?<quoted>"(?:[^"]|"")*")`,
    `(?<number>\\d+(?:\\.\\d+)?)`,
    `(?<word>[A-Za-z_][A-Za-z0-9_]*)`,
    `(?<sign><>|<=|>=|!=|[(),.*+/=<>%|-])`,
    `(?<other>[^])`,
  ].join("|"),
  "gy",
);

/**
 * The tokens of a statement. Undefined for one with a comment, a place for filters, several statements, or
 * a form of quoting that this reader does not follow: nothing is guessed of such a statement.
 */
export const sqlTokens = (sql: string): readonly SqlToken[] | undefined => {
  const tokens: SqlToken[] = [];
  for (const { 0: token, index: at, groups = {} } of sql.matchAll(forms)) {
    if (groups["space"] !== undefined) continue;
    const before = tokens.at(-1);
    // A letter or a digit right before a text or a name gives it other rules, such as e'\''.
    const isGlued = before?.end === at && (before.kind === "word" || before.kind === "number");
    const isOpener = /^['"\w]/.test(token);
    if (isGlued && isOpener) return undefined;
    const said = tokenOf(token, groups);
    if (said === undefined) return undefined;
    tokens.push({ at, end: at + token.length, ...said });
  }
  return tokens;
};

type Groups = Readonly<Record<string, string | undefined>>;

const tokenOf = (token: string, groups: Groups) => {
  const inner = token.slice(1, -1);
  if (groups["text"] !== undefined) {
    return { kind: "text", value: inner.replaceAll("''", "'") } as const;
  }
  if (groups["quoted"] !== undefined) {
    return { kind: "quoted", name: inner.replaceAll('""', '"') } as const;
  }
  if (groups["number"] !== undefined) return { kind: "number", text: token } as const;
  if (groups["word"] !== undefined) {
    return { kind: "word", text: token.toLowerCase(), name: token } as const;
  }
  return groups["sign"] === undefined ? undefined : ({ kind: "sign", text: token } as const);
};
