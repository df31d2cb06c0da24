import { createServer, request as requestPlain } from "node:http";
import type { AddressInfo } from "node:net";
import { inMemoryPorts } from "@embedded-analytics/domain/in-memory";
import { portContracts, type Tester } from "@embedded-analytics/testkit";
import { nodeSecrets } from "./node-secrets.js";
import { joseTokenSignatures } from "./token-signatures/jose-token-signatures.js";
import { KeySets } from "./token-signatures/key-sets.js";
import { webClientDocuments } from "./web-client-documents.js";

/** A web of these documents: a server of the machine answers for every public address. */
const webOf = async (documents: Readonly<Record<string, string>>) => {
  const server = createServer(({ headers, url }, response) => {
    const text = documents[`https://${headers.host}${url}`];
    response.writeHead(text === undefined ? 404 : 200, { "Content-Type": "application/json" });
    response.end(text ?? "{}");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    clientDocuments: webClientDocuments({
      resolve: () => Promise.resolve(["93.184.215.14"]),
      request: ({ path, headers, signal }) =>
        requestPlain({ host: "127.0.0.1", port, path, headers, signal, agent: false }),
    }),
    close: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  };
};

/** A web on which these texts lie; every other address cannot be reached. */
const fetchingFrom =
  (texts: Readonly<Record<string, string>>): typeof fetch =>
  (url) => {
    const text = typeof url === "string" ? texts[url] : undefined;
    return text === undefined
      ? Promise.reject(new TypeError("fetch failed"))
      : Promise.resolve(new Response(text));
  };

// The adapters of the app, with in-memory ones beside them.
const tester: Tester = {
  name: "app",
  lacks: {
    clock: "it does not know the time",
    dump: "it stores nothing",
  },
  open: async (options) => {
    const { clientDocuments, close } = await webOf(options.documents ?? {});
    const secrets = nodeSecrets(options.secretKeys);
    const { secrets: environment = {}, keySets = {} } = options.tokenKeys ?? {};
    const tokenSignatures = joseTokenSignatures({
      environment,
      keySets: new KeySets({ fetch: fetchingFrom(keySets) }),
    });
    return {
      ports: { ...inMemoryPorts(options), clientDocuments, secrets, tokenSignatures },
      advanceMs: () => Promise.reject(new Error("There is no clock")),
      dump: () => Promise.reject(new Error("There is nothing to show")),
      close,
    };
  },
};

portContracts(tester, ["clientDocuments", "secrets", "tokenSignatures"]);
