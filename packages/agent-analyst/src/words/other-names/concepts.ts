/** What the figures of a concept are counted in, where it is always the same. */
export type CountedIn = "money" | "time";

/** Words of one field of a business: near to one another, and not the same. */
interface Concept {
  readonly words: readonly string[];
  readonly countedIn: CountedIn | undefined;
}

/**
 * Concepts that people ask for and a model may lack. A word of a row is never answered with a figure of another one: it
 * is said that there is none called so, and which ones are nearest.
 */
const rows: readonly (readonly [words: string, countedIn?: CountedIn])[] = [
  [
    "profit profitability margin earnings surplus ebitda ebit income revenue turnover sales takings proceeds billings",
    "money",
  ],
  ["cost expense expenditure spend outlay budget overhead price fee charge", "money"],
  ["salary wage payroll pay compensation bonus commission"],
  ["debt debtor receivable outstanding balance arrears owed unpaid"],
  ["ltv clv aov arpu basket spend revenue", "money"],
  ["churn attrition retention renewal loyalty cancellation lapsed quit leaver"],
  [
    "satisfaction nps csat happiness happy unhappy satisfied rating score stars feedback review complaint sentiment quality",
  ],
  ["customer client buyer shopper visitor guest user member patient account person"],
  ["headcount staff employee worker fte team colleague"],
  ["unit quantity piece item volume amount order transaction deal purchase booking"],
  ["stock inventory backlog queue supply"],
  ["duration length wait delay lateness speed turnaround downtime overtime hours", "time"],
  ["defect fault error complaint return incident breakage damage problem issue failure reject"],
  ["utilisation utilization occupancy capacity load usage fullness"],
  ["click impression view traffic visit session lead conversion signup"],
  ["weight tonnage mass distance mileage"],
  ["salesperson rep agent employee manager consultant advisor owner staff"],
  [
    "place region area territory district city town country state location site branch store shop office market",
  ],
  ["type kind category class segment group sort"],
  ["product article sku goods item model brand line"],
  ["supplier vendor provider partner carrier contractor"],
  ["channel source medium campaign origin"],
];

const concepts: readonly Concept[] = rows.map(([words, countedIn]) => ({
  words: words.split(" "),
  countedIn,
}));

/** What is near to the concept of a word: the words beside it by their places, and what its figures are counted in. */
export interface Kin {
  readonly places: ReadonlyMap<string, number>;
  readonly countedIn: ReadonlySet<CountedIn>;
}

/** One thing or several: other forms of a word are other concepts, such as `sold` and `sales`. */
const formsOf = (word: string): readonly string[] => [
  word,
  `${word}s`,
  `${word}es`,
  word.replace(/y$/, "ies"),
  word.replace(/s$/, ""),
];

/** What is near to a word by its concepts; undefined for a word of none. */
export const kinOf = (word: string): Kin | undefined => {
  const found = concepts.filter(({ words }) => words.some((each) => formsOf(each).includes(word)));
  const words = found.flatMap((concept) => concept.words);
  return found.length === 0
    ? undefined
    : {
        // Of a word in two concepts the first place counts.
        places: new Map(
          words
            .flatMap((each, at) => formsOf(each).map((form) => [form, at] as const))
            .toReversed(),
        ),
        countedIn: new Set(found.flatMap(({ countedIn }) => countedIn ?? [])),
      };
};
