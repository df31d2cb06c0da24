import { queryFields } from "./analytics/query/parse-query.js";
import { chatFields } from "./chat/claim/parse-chat.js";
import { createFields, patchFields } from "./dashboards/content/parse-content.js";
import { proposalFields } from "./dashboards/offers/parse-proposal.js";
import { tileQueryFields } from "./dashboards/parse-dashboard-call.js";
import { fieldsIgnoredByCall, fieldsIgnoredBySession } from "./sessions/parse/ignored-fields.js";

/** The calls that say which fields of a body they do not look at. */
export type FieldNamingCall = "generateSession" | keyof typeof fieldsOf;

/**
 * The fields of a call's body that have no effect, as JSON pointers, so that nobody believes in rights
 * that were not given (B1): names that the call does not have, in `sessionSettings` as well; and
 * `/embedTheme` where something in it is passed over (B9). Nothing from inside other fields, and 20 at
 * most. Pure, for any value.
 */
export const ignoredFields = (call: FieldNamingCall, body: unknown): readonly string[] => {
  if (call === "generateSession") return fieldsIgnoredBySession(body);
  return fieldsIgnoredByCall(body, fieldsOf[call]);
};

const fieldsOf = {
  streamChat: chatFields,
  runQuery: queryFields,
  queryTile: tileQueryFields,
  proposeTile: proposalFields,
  createDashboard: createFields,
  patchDashboard: patchFields,
};
