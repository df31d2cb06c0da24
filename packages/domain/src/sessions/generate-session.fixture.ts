import { createEmbeddedAnalytics, type EmbeddedAnalytics } from "../embedded-analytics.js";
import { inMemoryPorts } from "../in-memory/index.js";
import { apiKey } from "../world.fixture.js";
import { snapshot } from "./decide/cases.fixture.js";
import type { SessionChanges } from "./decide/changes.js";
import type { CommitOutcome } from "./provisioning.js";
import type { Lookup, Snapshot } from "./decide/snapshot.js";

export const presentedKey = apiKey("staged");

/** What a hand-made store answers, and what it was asked. */
export interface Setup {
  readonly service: EmbeddedAnalytics;
  readonly loads: readonly { readonly keyId: string; readonly lookup: Lookup }[];
  readonly commits: readonly SessionChanges[];
}

export interface Script {
  /** What each load answers; undefined is an unknown key. */
  readonly load?: (times: number, loaded: Snapshot) => Snapshot | undefined;
  /** How each commit ends, the first one being number 1. */
  readonly commit?: (times: number) => CommitOutcome | Promise<CommitOutcome>;
  readonly branches?: readonly string[];
}

/** The service on a store that answers as a test sets, with a valid key unless `load` hides it. */
export const staged = async ({ load, commit, branches = ["dev"] }: Script = {}): Promise<Setup> => {
  const ports = inMemoryPorts({ secretKeys: ["a key that only the tests know"] });
  const digest = await ports.secrets.digest(presentedKey);
  const loaded = snapshot();
  const withDigest: Snapshot = { ...loaded, key: { ...loaded.key, digest } };
  const loads: { keyId: string; lookup: Lookup }[] = [];
  const commits: SessionChanges[] = [];
  const service = createEmbeddedAnalytics({
    ...ports,
    semanticCatalog: {
      ...ports.semanticCatalog,
      hasBranch: (_accountId, _deployment, name) => branches.includes(name),
    },
    provisioning: {
      load: (keyId, lookup) => {
        loads.push({ keyId, lookup });
        return load === undefined ? withDigest : load(loads.length, withDigest);
      },
      removeExpiredUsers: () => 0,
      commit: (_accountId, changes) => {
        commits.push(changes);
        return commit?.(commits.length) ?? "committed";
      },
    },
  });
  return { service, loads, commits };
};
