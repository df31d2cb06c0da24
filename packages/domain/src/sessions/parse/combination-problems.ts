import { boundsOf } from "../../shared/json/bounded-json.js";
import type { Problem } from "../../shared/failure/failure.js";
import { emailProblem, utf8Length } from "../../shared/text/text-rules.js";

/** Settings travel in the token, which travels in headers. */
const settingsBytesMax = 4096;

/** Fields that only an external user can have (`service.md` 2.2). */
const externalOnly = [
  "userAttributes",
  "groups",
  "userAttributeDefinitions",
  "groupDefinitions",
  "securityContext",
];

/**
 * What is wrong with a body beyond each field by itself: which fields may stand together. It looks
 * at any object, so that these problems are reported beside those of the fields (B1).
 */
export const combinationProblems = (body: object): readonly Problem[] => {
  const fields = body as Readonly<Record<string, unknown>>;
  const has = (name: string): boolean => isGiven(fields[name]);
  const problems: Problem[] = [];
  const report = (pointer: string, message: string): void => {
    problems.push({ pointer, message });
  };

  problems.push(...identityProblems(fields, externalOnly));
  for (const name of ["groupDefinitions", "userAttributeDefinitions"].filter(has)) {
    if (fields["creatorMode"] !== true) report(`/${name}`, "needs creatorMode to be true");
    if (!has("embedTenantName")) report(`/${name}`, "needs embedTenantName");
  }
  for (const name of ["settings", "embedTheme"].filter(has)) {
    if (isTooLong(fields[name])) {
      report(`/${name}`, `must be at most ${settingsBytesMax} bytes long as JSON`);
    }
  }
  return problems;
};

/**
 * What is wrong with how an object says who the user is: exactly one id, none of the external users'
 * fields with an internal one, an email that is one (A4).
 */
export const identityProblems = (
  fields: Readonly<Record<string, unknown>>,
  externalOnlyFields: readonly string[],
): readonly Problem[] => {
  const has = (name: string): boolean => isGiven(fields[name]);
  const problems: Problem[] = [];
  if (has("externalId") === has("internalId")) {
    problems.push({ pointer: "", message: "must have exactly one of externalId and internalId" });
  }
  if (has("internalId")) {
    for (const name of externalOnlyFields.filter(has)) {
      problems.push({ pointer: `/${name}`, message: "is not allowed with internalId" });
    }
  } else if (has("email") && !isEmail(fields["email"])) {
    problems.push({ pointer: "/email", message: "must be an email address" });
  }
  return problems;
};

/** A null that could be read two ways is a problem of its own (B8). */
const isGiven = (value: unknown): boolean => value !== undefined && value !== null;

/** What is beyond the bounds is reported for that, and could not even be written as JSON. */
const isTooLong = (value: unknown): boolean =>
  boundsOf(value).problems.length === 0 && utf8Length(JSON.stringify(value)) > settingsBytesMax;

const isEmail = (value: unknown): boolean =>
  typeof value === "string" && emailProblem(value) === undefined;
