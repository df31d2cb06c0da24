import * as Schema from "effect/Schema";
import { textRule } from "../../shared/decode.js";
import { nameProblem } from "../../shared/text/text-rules.js";
import { environmentNameProblem } from "../environment-name.js";
import { providerKinds } from "./model-provider.js";

const Name = Schema.String.check(textRule(nameProblem));

/** Where requests to a language model go. */
export const BaseUrl = Schema.String.check(textRule(baseUrlProblem));

/** The part of an account's declaration about a service of language models (J1, C5). */
export const ProviderDeclaration = Schema.Struct({
  name: Name,
  kind: Schema.Literals(providerKinds),
  baseUrl: Schema.optional(BaseUrl),
  apiKeyFromEnv: Schema.optional(Schema.String.check(textRule(environmentNameProblem))),
  models: Schema.Array(Name),
});

/** A key has no place in an address: it would be stored in clear (T17). */
function baseUrlProblem(text: string): string | undefined {
  return /^https?:\/\/[^\s/?#@]+(\/[^\s?#]*)?$/.test(text)
    ? undefined
    : "must be an address such as https://api.example.com/v1, without a user, a query or a fragment";
}
