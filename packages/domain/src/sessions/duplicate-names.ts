import { Failure } from "../shared/failure.js";
import type { GenerateSessionRequest } from "./generate-session-request.js";

const lists = ["userAttributes", "groupDefinitions", "userAttributeDefinitions"] as const;

/** Two entries for one name would leave it open which of them holds (B3). */
export const duplicateNames = (request: GenerateSessionRequest): Failure | undefined => {
  const found = lists.flatMap((list) => {
    const names = namesGivenTwice(request[list].map(({ name }) => name));
    return names.length === 0 ? [] : [{ list, names }];
  });
  if (found.length === 0) return undefined;
  const sentence = found.map(({ list, names }) => `${list}: ${names.join(", ")}`).join("; ");
  return new Failure("duplicate_name", `Duplicate names in ${sentence}`, {
    problems: found.map(({ list, names }) => ({
      pointer: `/${list}`,
      message: `has more than one entry for ${names.join(", ")}`,
    })),
  });
};

const namesGivenTwice = (names: readonly string[]): readonly string[] => {
  const seen = new Set<string>();
  const twice = new Set<string>();
  for (const name of names) (seen.has(name) ? twice : seen).add(name);
  return [...twice];
};
