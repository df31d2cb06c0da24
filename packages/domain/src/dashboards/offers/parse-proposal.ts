import * as Result from "effect/Result";
import * as Schema from "effect/Schema";
import type { SessionRequest } from "../../analytics/access/data-session.js";
import { Name } from "../../sessions/parse/generate-session-schema.js";
import { parsedCall, type ParsedCall } from "../../sessions/parse/parsed-call.js";
import { optionalSettings } from "../../sessions/parse/session-settings.js";
import { decoder } from "../../shared/decode.js";
import { withoutNulls } from "../../shared/json/null-fields.js";
import { offerKinds, type OfferKind } from "./tile-proposal.js";

/** What is proposed for a tile. */
export interface ProposalRequest extends SessionRequest {
  readonly offer: OfferKind;
}

/** The question for a proposal, beside `sessionSettings`. */
export const ProposalBody = Schema.Struct({
  timezone: Schema.optional(Schema.Unknown),
  branchName: Schema.optional(Name),
  offer: Schema.Literals(offerKinds),
});

/** The names of all that it may have. */
export const proposalFields: ReadonlySet<string> = new Set([
  ...Object.keys(ProposalBody.fields),
  "sessionSettings",
]);

const decode = decoder(ProposalBody);
const nulls = { within: { sessionSettings: optionalSettings } };

/** Parses such a body, collecting every problem (B1). */
export const parseProposal = (given: unknown): ParsedCall<ProposalRequest> => {
  const body = withoutNulls(given, nulls);
  return parsedCall<ProposalRequest>(
    Result.map(decode(body), ({ timezone, branchName, offer }) => ({
      timezone,
      branchName,
      offer,
    })),
    body,
  );
};
