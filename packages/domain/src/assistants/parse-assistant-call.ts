import type { SessionRequest } from "../analytics/access/data-session.js";
import { parseSessionCall } from "../dashboards/parse-dashboard-call.js";
import type { ParsedCall } from "../sessions/parse/parsed-call.js";
import type { Problem } from "../shared/failure/failure.js";

/** What would give or take rights, or lifetime, which an assistant's call never does (I1). */
const refusedSettings = [
  "groups",
  "userAttributes",
  "securityContext",
  "roles",
  "email",
  "isEphemeral",
  "ephemeralTtlSeconds",
];

/**
 * Parses `{sessionSettings}` of an assistant's call: whom it is for, and nothing that changes that user.
 * A field that is not looked at would make somebody believe in rights that were not given, so it is
 * refused by name.
 */
export const parseAssistantCall = (given: unknown): ParsedCall<SessionRequest> => {
  const parsed = parseSessionCall(given);
  return { ...parsed, problems: [...parsed.problems, ...problemsOf(settingsIn(given))] };
};

const problemsOf = (settings: object): readonly Problem[] =>
  refusedSettings
    .filter((name) => Object.hasOwn(settings, name))
    .map((name) => ({
      pointer: `/sessionSettings/${name}`,
      message: "is not taken from an assistant: the stored rights of the user hold",
    }));

const settingsIn = (given: unknown): object => {
  if (typeof given !== "object" || given === null || !Object.hasOwn(given, "sessionSettings")) {
    return {};
  }
  const { sessionSettings } = given as { readonly sessionSettings?: unknown };
  return typeof sessionSettings === "object" && sessionSettings !== null ? sessionSettings : {};
};
