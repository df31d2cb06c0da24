import type { Token } from "../../token.js";
import { any, closing, phrase, type Phrase } from "../phrase.js";

const isBehindOthers = (_: readonly Token[], at: number): boolean => at > 1;

const isOfSeveral = (tokens: readonly Token[], at: number): boolean =>
  /^(reasons|causes|complaints|problems|issues|sources|types|kinds)$/.test(
    tokens[at + 1]?.word ?? "",
  );

/** In which order a list is wanted, and which of it above all. */
export const orderPhrases: readonly Phrase[] = [
  // `revenue by store, biggest first`: a list is asked for, which begins with the most.
  {
    said: any("biggest|highest|largest|most|greatest|best first"),
    plain: ["highest"],
    hasNames: true,
    fits: isBehindOthers,
  },
  {
    said: any("smallest|lowest|least|fewest first"),
    plain: ["lowest"],
    hasNames: true,
    fits: isBehindOthers,
  },
  { said: any("worst first"), plain: ["worst"], hasNames: true, fits: isBehindOthers },
  // `days to pay by client, slowest first`: of a time, the slowest has the most.
  {
    said: any("slowest|longest|oldest|dearest first"),
    plain: ["highest"],
    hasNames: true,
    fits: isBehindOthers,
  },
  {
    said: any("quickest|fastest|shortest|youngest|cheapest first"),
    plain: ["lowest"],
    hasNames: true,
    fits: isBehindOthers,
  },
  // `conversion with and without discount`: both halves, side by side.
  {
    said: any("with and|or|vs|versus without .+"),
    plain: [3, "and", "no", 3],
    hasNames: true,
    fits: (tokens, at) => closing.test(tokens[at + 4]?.word ?? "in"),
  },
  // `main reasons for lost quotes`.
  phrase("main|chief|principal", ["most", "common"], isOfSeveral),
  // `which site was that mostly`, of what was given before.
  phrase("was|is|were|are that|it|those|they mostly|mainly", ["has", "the", "most"]),
];
