import { afterEach, jest } from "@jest/globals";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { DataDeployment, FoundModel } from "@embedded-analytics/domain";
import type { HeldModel, ModelStore } from "../engine/model-store.js";
import { temporaryFolder, writeShop } from "../model/shop.fixture.js";
import { folderModels } from "./model-store.js";

// Each load starts processes, and a busy machine starts them slowly.
jest.setTimeout(120_000);

export const accountId = 1;
const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

interface World {
  readonly store: ModelStore;
  readonly folder: string;
  readonly cache: string;
  readonly log: string[];
  readonly deployment: DataDeployment;
  /** Lets so much time pass that files are looked at again. */
  later(): void;
  load(branchName?: string): Promise<FoundModel>;
  version(branchName?: string): Promise<string>;
  hold(version: string, branchName?: string): Promise<HeldModel | undefined>;
}

/** A store of models over a copy of the shop, with a clock that stands. */
export const world = async (folder?: string): Promise<World> => {
  const shop = folder ?? (await writeShop());
  const cache = await temporaryFolder();
  const log: string[] = [];
  let nowMs = 0;
  const say = (line: string): void => void log.push(line.replaceAll(shop, "shop"));
  const store = folderModels({
    folderOf: (name) => join(shop, name),
    cacheDirectory: cache,
    log: { warn: say, error: say },
    nowMs: () => nowMs,
    patienceMs: 60_000,
  });
  ends.push(async () => {
    await store.close();
    await rm(shop, { recursive: true, force: true });
    await rm(cache, { recursive: true, force: true });
  });
  const deployment = { id: 1, modelFolder: ".", requirePolicies: false, timezone: "UTC" };
  const load = async (branchName?: string) => store.load(accountId, deployment, branchName);
  return {
    store,
    folder: shop,
    cache,
    log,
    deployment,
    later: () => void (nowMs += 1001),
    load,
    version: async (branchName) => {
      const found = await load(branchName);
      return found.kind === "found" ? found.model.version : `none: ${found.kind} ${log.join("\n")}`;
    },
    hold: async (version, branchName) => store.hold(accountId, deployment, branchName, version),
  };
};
