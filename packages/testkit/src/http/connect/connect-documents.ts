/** The host whose documents the conformance accounts take. */
export const documentHost = "clients.example.com";

/** Where clients of the conformance suite are answered; nothing listens there. */
export const redirectUri = "http://127.0.0.1:7777/callback";

const at = (name: string): string => `https://${documentHost}/${name}.json`;

/** The ids of clients that describe themselves, by what there is to their document. */
export const documentIds = {
  good: at("good"),
  ofAnother: at("of-another"),
  noJson: at("no-json"),
  noRedirects: at("no-redirects"),
  missing: at("missing"),
  elsewhere: "https://clients.example.net/good.json",
} as const;

const describe = (over: object): string =>
  JSON.stringify({
    client_id: documentIds.good,
    client_name: "Desk",
    redirect_uris: [redirectUri, "javascript:alert(1)"],
    ...over,
  });

/** The documents that the service under test finds on the web, by their addresses (I1). */
export const conformanceDocuments: Readonly<Record<string, string>> = {
  [documentIds.good]: describe({}),
  [documentIds.ofAnother]: describe({}),
  [documentIds.noJson]: "{",
  [documentIds.noRedirects]: describe({
    client_id: documentIds.noRedirects,
    redirect_uris: undefined,
  }),
  [documentIds.elsewhere]: describe({ client_id: documentIds.elsewhere }),
};
