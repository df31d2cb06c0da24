import type { Token } from "../token.js";

/** Words of what is planned, and has not happened yet. */
export const isOfPlans = (tokens: readonly Token[]): boolean =>
  tokens.some(({ word }, at) =>
    /^(arrivals?|arriving|arrives?|departures?|departing|due|expires?|expiring|renewals?|renewing|matures?|maturing|upcoming|ending|scheduled|planned)$/.test(
      word,
    )
      ? !/^(was|were|over|had)$/.test(tokens[at - 1]?.word ?? "")
      : isEndingVerb(tokens, at),
  );

/** `memberships that run out`, `do their terms end`; in `before the end of May` it is a noun, and `have run out` is over. */
const isEndingVerb = (tokens: readonly Token[], at: number): boolean => {
  const [before = "", word = "", next = ""] = [at - 1, at, at + 1].map(
    (each) => tokens[each]?.word,
  );
  if (/^(have|has|had|was|were|did|already|not|never)$/.test(before)) return false;
  return /^(run|runs|running)$/.test(word)
    ? next === "out"
    : /^(end|ends|lapse|lapses|lapsing)$/.test(word) && next !== "of" && before !== "the";
};
