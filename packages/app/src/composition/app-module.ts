import { ContainerModule } from "inversify";
import { portKey } from "@embedded-analytics/domain";
import { nodeSecrets } from "../adapters/node-secrets.js";

/** What needs no infrastructure: secrets. */
export const appModule = (secretKeys: readonly string[]): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(portKey("secrets")).toConstantValue(nodeSecrets(secretKeys));
  });
