import { ContainerModule } from "inversify";
import { portKey } from "@embedded-analytics/domain";
import { folderBranches } from "../adapters/folder-branches.js";
import { nodeSecrets } from "../adapters/node-secrets.js";

/** What needs no infrastructure: secrets, and branches as folders. */
export const appModule = (
  secretKeys: readonly string[],
  declarationFolder: string,
): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(portKey("secrets")).toConstantValue(nodeSecrets(secretKeys));
    bind(portKey("branches")).toConstantValue(folderBranches(declarationFolder));
  });
