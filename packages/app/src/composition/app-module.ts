import { ContainerModule } from "inversify";
import { portKey } from "@embedded-analytics/domain";
import { nodeSecrets } from "../adapters/node-secrets.js";
import { webClientDocuments } from "../adapters/web-client-documents.js";

/** What needs no infrastructure: secrets, and descriptions of clients on the web. */
export const appModule = (secretKeys: readonly string[]): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(portKey("secrets")).toConstantValue(nodeSecrets(secretKeys));
    bind(portKey("clientDocuments")).toConstantValue(webClientDocuments());
  });
