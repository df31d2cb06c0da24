// What an assistant does to ask for its user, and nothing that only this service would need: the SDK finds the
// login by the address alone, and renews the tokens by itself.
import { createServer } from "node:http";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";

/** Listens on a free port of this machine, where the browser brings the code. */
const waitForCode = async () => {
  let resolve;
  const parameters = new Promise((resolved) => (resolve = resolved));
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url, "http://127.0.0.1");
    response.writeHead(pathname === "/callback" ? 200 : 404, { "Content-Type": "text/plain" });
    response.end(pathname === "/callback" ? "You can close this page." : "There is nothing here.");
    if (pathname === "/callback") resolve(searchParams);
  });
  await new Promise((listening) => server.listen(0, "127.0.0.1", listening));
  return {
    redirectUrl: `http://127.0.0.1:${server.address().port}/callback`,
    parameters,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};

/** Keeps what the SDK asks to keep, in memory: a real assistant keeps the tokens in a safe place. */
const keeper = (clientId, redirectUrl, showUser) => {
  const kept = {};
  return {
    redirectUrl,
    clientMetadata: { client_name: "Demo assistant", redirect_uris: [redirectUrl] },
    clientInformation: () => ({ client_id: clientId }),
    state: () => (kept.state ??= crypto.randomUUID()),
    tokens: () => kept.tokens,
    saveTokens: (tokens) => void (kept.tokens = tokens),
    codeVerifier: () => kept.verifier,
    saveCodeVerifier: (verifier) => void (kept.verifier = verifier),
    discoveryState: () => kept.discovery,
    saveDiscoveryState: (discovery) => void (kept.discovery = discovery),
    redirectToAuthorization: (url) => showUser(url.href),
  };
};

/**
 * Connects as the user who signs in at the address that `showUser` gets. Answers a client of the SDK; with
 * `ping` of it, or any call, the tokens are used and renewed.
 */
export const connectAssistant = async ({ url, clientId, showUser }) => {
  const callback = await waitForCode();
  try {
    const authProvider = keeper(clientId, callback.redirectUrl, showUser);
    const transport = () => new StreamableHTTPClientTransport(new URL(url), { authProvider });
    const first = transport();
    const asking = new Client({ name: "demo-assistant", version: "1" });
    // The service refuses, says how to ask, and the SDK shows the user where to sign in.
    const refusal = await asking.connect(first).catch((error) => error);
    if (refusal?.name !== "UnauthorizedError") throw refusal ?? new Error("Nobody had to sign in.");
    const parameters = await callback.parameters;
    if (parameters.get("state") !== authProvider.state()) throw new Error("The state is another.");
    await first.finishAuth(parameters);
    const client = new Client({ name: "demo-assistant", version: "1" });
    await client.connect(transport());
    return client;
  } finally {
    callback.close();
  }
};
