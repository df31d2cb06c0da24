import type { Problem } from "../../shared/failure/failure.js";
import {
  parseGenerateSession,
  type ParsedBody,
} from "../../sessions/parse/parse-generate-session.js";
import type { ListedUser } from "../ports/administration.js";

/** What a preview may be asked with: where the user stands, and how the page looks. */
const previewFields = ["deploymentId", "creatorMode", "branchName", "settings", "embedTheme"];

/** What generate-session would write at a user: a preview has what is stored, so it is refused by name. */
const userFields = [
  "externalId",
  "internalId",
  "email",
  "userProfile",
  "groups",
  "userAttributes",
  "securityContext",
  "groupDefinitions",
  "userAttributeDefinitions",
  "embedTenantName",
  "embedTenantProfile",
  "isEphemeral",
  "dryRun",
];

/**
 * The body of a preview as one of generate-session for the stored user, which says nothing of the user's
 * rights. The account's own embed tenant is not named, as in a body of generate-session (A4).
 */
export const parsePreview = (
  given: unknown,
  { externalId, embedTenantName }: Pick<ListedUser, "externalId" | "embedTenantName">,
  accountName: string,
): ParsedBody => {
  if (typeof given !== "object" || given === null || Array.isArray(given)) {
    return parseGenerateSession(given);
  }
  const fields = new Map<string, unknown>(Object.entries(given));
  const tenant = embedTenantName === accountName ? {} : { embedTenantName };
  const kept = previewFields.flatMap((name) =>
    fields.has(name) ? [[name, fields.get(name)]] : [],
  );
  const parsed = parseGenerateSession({ ...Object.fromEntries(kept), externalId, ...tenant });
  const refused = userFields.filter((name) => fields.has(name)).map(notOfPreview);
  return refused.length === 0
    ? parsed
    : { ...parsed, request: undefined, problems: [...parsed.problems, ...refused] };
};

const notOfPreview = (name: string): Problem => ({
  pointer: `/${name}`,
  message: "is not of a preview, which shows the user as stored",
});
