import * as Effect from "effect/Effect";
import * as Result from "effect/Result";
import * as Schema from "effect/Schema";
import { redirectUriProblem } from "../accounts/connect/redirect-uri.js";
import type { ConnectClient, ConnectSettings } from "../accounts/connect/connect-settings.js";
import { ClientDocuments } from "./services.js";

const Document = Schema.Struct({
  client_id: Schema.String,
  client_name: Schema.optional(Schema.String),
  redirect_uris: Schema.Array(Schema.String),
});
const decodeDocument = Schema.decodeUnknownResult(Schema.fromJsonString(Document));

/** The most characters of a name that somebody else has written, on the consent page. */
const nameCharactersMax = 80;

/**
 * The client with that id: one that the account registers, or one that describes itself at an address,
 * where the account lists the host of that address. The list is asked before anything is fetched.
 */
export const findClient = ({ clients, clientHosts }: ConnectSettings, id: string) =>
  Effect.gen(function* () {
    const registered = clients.find((client) => client.id === id);
    if (registered !== undefined) return registered;
    const host = documentHost(id);
    if (host === undefined || !clientHosts.includes(host)) return undefined;
    const documents = yield* ClientDocuments;
    const text = yield* documents.load(id);
    return text === undefined ? undefined : clientOf(id, host, text);
  });

/** The host of an id that is an address of a document: https, a path, no port, no user, no fragment. */
const documentHost = (id: string): string | undefined =>
  id.length > 500 || /\/\.{1,2}(\/|$)/.test(id)
    ? undefined
    : /^https:\/\/([a-z0-9.-]+)\/[\x21-\x22\x24-\x5b\x5d-\x7e]+$/.exec(id)?.[1];

/** Undefined where the document is of another client, or names no usable address to be answered at. */
const clientOf = (id: string, host: string, text: string): ConnectClient | undefined => {
  const decoded = decodeDocument(text);
  if (Result.isFailure(decoded) || decoded.success.client_id !== id) return undefined;
  const redirectUris = decoded.success.redirect_uris.filter(
    (uri) => redirectUriProblem(uri) === undefined,
  );
  const name = plainName(decoded.success.client_name ?? "");
  // The host is what the account trusts, so it stands beside the name that the document gives itself.
  return { id, name: name === "" ? host : `${name} (${host})`, redirectUris };
};

const plainName = (name: string): string =>
  [...name.replaceAll(/[\p{C}\p{Z}\s]+/gu, " ").trim()].slice(0, nameCharactersMax).join("");
