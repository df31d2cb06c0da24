import { jsonElementsMax } from "../../shared/json/bounded-json.js";
import { problemsMax } from "../../shared/failure/bounded-problems.js";
import { cutText } from "../../shared/text/cut-text.js";
import { Failure } from "../../shared/failure/failure.js";
import { nameProblem } from "../../shared/text/text-rules.js";

const lists = ["userAttributes", "groupDefinitions", "userAttributeDefinitions"] as const;

/**
 * Two entries for one name would leave it open which of them holds (B3). It looks at any object, so
 * that duplicates are reported beside the other problems of a body (B1).
 */
export const duplicateNames = (body: object): Failure<"duplicate_name"> | undefined => {
  const fields = body as Readonly<Record<string, unknown>>;
  const found = lists.flatMap((list) => {
    const names = namesGivenTwice(namesIn(fields[list]));
    return names.length === 0 ? [] : [{ list, names: inWords(names) }];
  });
  if (found.length === 0) return undefined;
  const sentence = found.map(({ list, names }) => `${list}: ${names}`).join("; ");
  return new Failure("duplicate_name", `Duplicate names in ${sentence}`, {
    problems: found.map(({ list, names }) => ({
      pointer: `/${list}`,
      message: `has more than one entry for ${names}`,
    })),
  });
};

/** At most 20 of the names, each cut at 200 characters (B1). */
const inWords = (names: readonly string[]): string => {
  const more = names.length - problemsMax;
  const first = names
    .slice(0, problemsMax)
    .map((name) => cutText(name))
    .join(", ");
  return more > 0 ? `${first} and ${more} more` : first;
};

/** The names of a list that are names at all; the others are reported as what they are. */
const namesIn = (list: unknown): readonly string[] =>
  Array.isArray(list) && list.length <= jsonElementsMax
    ? list
        .map((entry: { readonly name?: unknown } | null | undefined) => entry?.name)
        .filter(
          (name): name is string => typeof name === "string" && nameProblem(name) === undefined,
        )
    : [];

const namesGivenTwice = (names: readonly string[]): readonly string[] => {
  const seen = new Set<string>();
  const twice = new Set<string>();
  for (const name of names) (seen.has(name) ? twice : seen).add(name);
  return [...twice];
};
