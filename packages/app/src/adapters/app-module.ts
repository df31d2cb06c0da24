import { ContainerModule } from "inversify";
import { portKey } from "@embedded-analytics/domain";
import { inMemoryTurnLogs } from "@embedded-analytics/domain/in-memory";
import { folderBranches } from "./folder-branches.js";
import { nodeSecrets } from "./node-secrets.js";

/** What needs no infrastructure: secrets, branches as folders, and the logs of this process's turns. */
export const appModule = (
  secretKeys: readonly string[],
  declarationFolder: string,
): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(portKey("secrets")).toConstantValue(nodeSecrets(secretKeys));
    bind(portKey("branches")).toConstantValue(folderBranches(declarationFolder));
    bind(portKey("turnLogs")).toConstantValue(inMemoryTurnLogs(Date.now));
  });
