import { any, type Phrase } from "./phrase.js";
import type { Token } from "../token.js";

/** Who pays a bill; of another subject (`which channel pays best`) it may be what it brings in. */
const payers =
  /^(?:who|clients?|customers?|buyers?|guests?|members?|subscribers?|patients?|insurers?|tenants?|renters?|landlords?|owners?|debtors?|accounts?|companies|company|firms?|partners?|dealers?|resellers?|merchants?|students?|parents?|borrowers?|people)$/;

const isOfPayers = (tokens: readonly Token[], at: number): boolean =>
  tokens.slice(0, at).some(({ word }) => payers.test(word));

/** What may stand between the verb and how well it is done. */
const objects = ["", "the", "us", "us the", "up", "up the", "their|its|his|her|our|the .+"];

/** Adverbs of paying, each row with the end of the days to pay that it asks for. */
const adverbs: readonly (readonly [string, "lowest" | "highest", Phrase["fits"]?])[] = [
  ["fastest|quickest|soonest|earliest", "lowest"],
  ["slowest|latest", "highest"],
  ["best", "lowest", isOfPayers],
  ["worst", "highest", isOfPayers],
];

/**
 * `which customer pays best`: in the fewest days, and not the one with the most bills or the longest time. A
 * model with no such figure, and no times to make it of, does not know the days, so it is asked back.
 */
export const payPhrases: readonly Phrase[] = adverbs.flatMap(([adverb, rank, fits]) =>
  objects.map((object): Phrase => ({
    said: any(["pay|pays|paid|paying", object, adverb].filter((part) => part !== "").join(" ")),
    plain: [rank, "average", "days", "to", "pay"],
    hasNames: true,
    ...(fits === undefined ? {} : { fits }),
  })),
);

/** `do firms pay later than others`, `are people paying faster than last year`: the days to pay of both, side by side. */
export const payCompared: readonly Phrase[] = ["people|folks", ""].flatMap((somebody) =>
  objects.map((object): Phrase => ({
    said: any(
      [somebody, "pay|pays|paid|paying", object, "faster|quicker|sooner|earlier|slower|later than"]
        .filter((part) => part !== "")
        .join(" "),
    ),
    plain: ["average", "days", "to", "pay", "versus"],
    hasNames: true,
    fits: (tokens) => /^(is|are|do|does|did|have|has)$/.test(tokens[0]?.word ?? ""),
  })),
);
