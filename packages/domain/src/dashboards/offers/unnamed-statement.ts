import { sqlTokens } from "./select/sql-tokens.js";

/** A statement in which these names are `…`. */
export const unnamedStatement = (sql: string, names: ReadonlySet<string>): string => {
  const tokens = sqlTokens(sql) ?? [];
  return tokens.reduceRight((text, token) => {
    const isNamed = (token.kind === "word" || token.kind === "quoted") && names.has(token.name);
    return isNamed ? `${text.slice(0, token.at)}…${text.slice(token.end)}` : text;
  }, sql);
};
