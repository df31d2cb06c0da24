import * as Schema from "effect/Schema";
import { textRule } from "../../shared/decode.js";
import { nameProblem } from "../../shared/text/text-rules.js";
import type { ConnectSettings } from "./connect-settings.js";
import { redirectUriProblem } from "./redirect-uri.js";

const Name = Schema.String.check(textRule(nameProblem));

const ClientDeclaration = Schema.Struct({
  id: Schema.String.check(
    textRule((text) =>
      /^[\x21-\x7e]{1,200}$/.test(text)
        ? undefined
        : "must be 1 to 200 characters of ASCII without spaces",
    ),
  ),
  name: Name,
  redirectUris: Schema.Array(Schema.String.check(textRule(redirectUriProblem))),
});

/** The part of an account's declaration about assistants that users connect by a login (I1, C5). */
export const ConnectDeclaration = Schema.Struct({
  enabled: Schema.optional(Schema.Boolean),
  baseUrl: Schema.String.check(textRule(baseUrlProblem)),
  loginUrl: Schema.String.check(textRule(loginUrlProblem)),
  deployments: Schema.optional(Schema.Array(Schema.Int)),
  groups: Schema.optional(Schema.Array(Name)),
  clients: Schema.optional(Schema.Array(ClientDeclaration)),
  clientHosts: Schema.optional(Schema.Array(Schema.String.check(textRule(hostProblem)))),
});

export type ConnectDeclaration = typeof ConnectDeclaration.Type;

/** The settings of that declaration; it is one value, which replaces what was stored as a whole. */
export const connectSettingsOf = (declared: ConnectDeclaration): ConnectSettings => ({
  enabled: declared.enabled ?? true,
  baseUrl: declared.baseUrl,
  loginUrl: declared.loginUrl,
  ...(declared.deployments === undefined ? {} : { deployments: declared.deployments }),
  ...(declared.groups === undefined ? {} : { groups: declared.groups }),
  clients: declared.clients ?? [],
  clientHosts: declared.clientHosts ?? [],
});

const secureOrigin = String.raw`(https:\/\/[a-z0-9.-]+|http:\/\/(localhost|127\.0\.0\.1|\[::1\]))(:\d{1,5})?`;
const origin = new RegExp(`^${secureOrigin}$`);
const address = new RegExp(
  String.raw`^${secureOrigin}(\/[\x21\x22\x24-\x3e\x40-\x7e]*)?(\?[\x21\x22\x24-\x7e]*)?$`,
);

// Clients compare addresses as texts, so that the origin is asked for in the one form they are sent in.
function baseUrlProblem(text: string): string | undefined {
  return origin.test(text)
    ? undefined
    : "must be an origin in lower case such as https://acme.example.com, or of http on localhost";
}

function loginUrlProblem(text: string): string | undefined {
  return address.test(text)
    ? undefined
    : "must be an address such as https://app.example.com/connect, or of http on localhost";
}

function hostProblem(text: string): string | undefined {
  return /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+$/.test(text)
    ? undefined
    : "must be a host name in lower case such as claude.ai";
}
