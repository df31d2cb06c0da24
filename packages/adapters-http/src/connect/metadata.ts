import type { ConnectServer } from "@embedded-analytics/domain";
import { pageLanguages } from "./texts/page-language.js";

/** What a client reads of the endpoint for assistants (RFC 9728). */
export const resourceMetadata = ({ resource, issuer, scopes }: ConnectServer) => ({
  resource,
  authorization_servers: [issuer],
  scopes_supported: scopes,
  bearer_methods_supported: ["header"],
});

/** What a client reads of the authorization server (RFC 8414). */
export const serverMetadata = ({ issuer, scopes, takesDocuments }: ConnectServer) => ({
  issuer,
  authorization_endpoint: `${issuer}/connect/authorize`,
  token_endpoint: `${issuer}/connect/token`,
  revocation_endpoint: `${issuer}/connect/revoke`,
  response_types_supported: ["code"],
  response_modes_supported: ["query"],
  grant_types_supported: ["authorization_code", "refresh_token"],
  code_challenge_methods_supported: ["S256"],
  token_endpoint_auth_methods_supported: ["none"],
  revocation_endpoint_auth_methods_supported: ["none"],
  scopes_supported: scopes,
  authorization_response_iss_parameter_supported: true,
  client_id_metadata_document_supported: takesDocuments,
  ui_locales_supported: pageLanguages,
});

/** The address of the metadata of an endpoint (RFC 9728, 3.1). */
const metadataUrlOf = ({ issuer, resource }: ConnectServer): string =>
  `${issuer}/.well-known/oauth-protected-resource${resource.slice(issuer.length)}`;

/** The header of a 401 that says how to ask for access (RFC 6750, RFC 9728). */
export const challengeOf = (server: ConnectServer, hasToken: boolean): string => {
  const error = hasToken ? ', error="invalid_token"' : "";
  const bearer = `Bearer resource_metadata="${metadataUrlOf(server)}"${error}`;
  // Clients look at the first challenge alone.
  return `${bearer}, scope="${server.scopes.join(" ")}", Api-Key realm="embedded-analytics"`;
};
