import { ContainerModule } from "inversify";
import { portKey } from "@embedded-analytics/domain";
import { nodeSecrets } from "../adapters/node-secrets.js";
import {
  joseTokenSignatures,
  type TokenSignaturesOptions,
} from "../adapters/token-signatures/jose-token-signatures.js";
import { webClientDocuments } from "../adapters/web-client-documents.js";

/** What needs no infrastructure: secrets, signatures of identity providers, and descriptions of clients on the web. */
export const appModule = (
  secretKeys: readonly string[],
  signatures: TokenSignaturesOptions,
): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(portKey("secrets")).toConstantValue(nodeSecrets(secretKeys));
    bind(portKey("tokenSignatures")).toConstantValue(joseTokenSignatures(signatures));
    bind(portKey("clientDocuments")).toConstantValue(webClientDocuments());
  });
