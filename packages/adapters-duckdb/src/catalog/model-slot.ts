import { existsSync } from "node:fs";
import type { FoundModel } from "@embedded-analytics/domain";
import { listData } from "../data/list-data.js";
import type { HeldModel } from "../engine/model-store.js";
import { loadModelFolder, loadModelOn, type BadFolder } from "./load-model-folder.js";
import { sayMistake, type Mistake } from "../model/read/mistake.js";
import { modelVersions } from "./model-versions.js";
import { findModelFiles, type FoundFiles } from "../model/read/read-model-folder.js";
import { turns } from "./turns.js";

/** Where a line for the operator goes; a logger of the house fits as it is. */
export interface ModelLog {
  warn(line: string): void;
  error(line: string): void;
}

/** One branch of one model folder, over time. */
export interface ModelSlot {
  readonly folder: string;
  load(): Promise<FoundModel>;
  hold(version: string): Promise<HeldModel | undefined>;
  /** Files of data that are in use, or may soon be. */
  dataFiles(): readonly (string | undefined)[];
  /** When nothing is being loaded any more. */
  settled(): Promise<void>;
}

/** What a slot needs of the store around it. */
export interface ModelSlotOptions {
  readonly folder: string;
  readonly branchName: string | undefined;
  readonly cacheDirectory: string;
  readonly log: ModelLog;
  readonly nowMs: () => number;
  readonly patienceMs: number;
  readonly signal: AbortSignal;
  readonly inTurn: <Result>(load: () => Promise<Result>) => Promise<Result>;
  readonly onLoaded: () => Promise<void>;
  readonly onGone: () => void;
}

/** How long what was seen of the files counts as their state. */
const lookIntervalMs = 1000;
/** How long after a failure that is not the files' the same files are tried again. */
const retryMs = 10_000;
/** A model whose files change all the time while its data are made ready is tried again later. */
const attemptsMax = 5;

/** What came of files the last time, which do not come to anything else until they change. */
interface Tried {
  readonly key: string;
  readonly fault: BadFolder["fault"] | undefined;
  readonly untilMs: number;
}

/**
 * A slot that has not looked at its folder yet. Changed model files hold as soon as they are seen,
 * on the data that are there; changed data follow when they have been copied, for which callers wait
 * only so long while there are others.
 */
export const modelSlot = (options: ModelSlotOptions): ModelSlot => {
  const { folder, branchName, log, nowMs, signal } = options;
  const versions = modelVersions();
  /** Whoever makes a state the present one looks at the model's files in the same turn. */
  const inSlotTurn = turns();
  let looking: Promise<boolean> | undefined;
  let copying: Promise<void> | undefined;
  let seenUntilMs: number | undefined;
  let triedModel: Tried | undefined;
  let triedData: Tried | undefined;
  let mustWait = true;

  const where = branchName === undefined ? folder : `${folder}, branch ${branchName}`;
  const say = (level: keyof ModelLog, lines: readonly Mistake[]): void => {
    for (const line of lines.slice(0, 50)) log[level](`model of ${where}: ${sayMistake(line)}`);
  };
  const sayBad = (mistakes: readonly Mistake[]): void => {
    say("error", mistakes);
    if (versions.present() === undefined) return;
    log.error(`model of ${folder}: the last state without mistakes stays in use`);
  };
  const tried = (key: string, fault: Tried["fault"]): Tried => ({
    key,
    fault,
    untilMs: fault === "outage" ? nowMs() + retryMs : Infinity,
  });
  const isTried = (last: Tried | undefined, key: string): boolean =>
    last?.key === key && nowMs() < last.untilMs;

  /** Brings changed model files onto the present data, without a word on what newer data may mend. */
  const rebind = async (found: FoundFiles, newerData: boolean): Promise<Tried["fault"]> => {
    const present = versions.present();
    if (present === undefined || found.kind !== "found") return undefined;
    const loaded = await loadModelOn(present, found.files, signal);
    if (signal.aborted) return "outage";
    if (loaded.ok) {
      versions.adopt(loaded, found.stamp);
      if (!newerData) say("warn", loaded.warnings);
      return undefined;
    }
    if (loaded.fault !== "model" && newerData) return loaded.fault;
    say("warn", loaded.warnings);
    sayBad(loaded.mistakes);
    return loaded.fault;
  };

  /** Copies data, and adopts the model as it is by then: it may have changed in the meantime. */
  const copy = async (): Promise<Tried["fault"]> => {
    for (let attempt = 1; attempt <= attemptsMax; attempt += 1) {
      const found = await findModelFiles(folder, branchName);
      if (found.kind === "unreadable") sayBad(found.mistakes);
      if (found.kind !== "found") return "model";
      const loaded = await loadModelFolder(folder, found.files, options.cacheDirectory, signal);
      if (signal.aborted) return "outage";
      const isLast = await inSlotTurn("", async () => {
        const after = await findModelFiles(folder, branchName);
        if (after.kind === "found" && after.stamp !== found.stamp) return false;
        if (loaded.ok) versions.adopt(loaded, found.stamp);
        return true;
      });
      if (!isLast) continue;
      say("warn", loaded.warnings);
      if (!loaded.ok) sayBad(loaded.mistakes);
      await options.onLoaded().catch((cause: unknown) => {
        log.warn(`model of ${folder}: old copies of data stay: ${String(cause)}`);
      });
      return loaded.ok ? undefined : loaded.fault;
    }
    log.error(`model of ${where}: its files change while they are read`);
    return "outage";
  };

  const startCopy = (key: string): void => {
    copying ??= options
      .inTurn(copy)
      .catch((cause: unknown) => {
        log.error(`model of ${where}: ${String(cause)}`);
        return "outage" as const;
      })
      .then((fault) => {
        triedData = fault === undefined ? undefined : tried(key, fault);
        copying = undefined;
      });
  };

  /** False when the branch is not, or no longer, there. */
  const look = async (): Promise<boolean> => {
    const found = await findModelFiles(folder, branchName);
    if (found.kind === "branch_not_found") {
      options.onGone();
      return false;
    }
    seenUntilMs = nowMs() + lookIntervalMs;
    if (signal.aborted) return true;
    const { fingerprint } = await listData(folder);
    const stamp = found.kind === "found" ? found.stamp : "";
    const present = versions.present();
    const isGone = present?.files.dataFile !== undefined && !existsSync(present.files.dataFile);
    const newerData = isGone || fingerprint !== present?.fingerprint;
    const dataKey = JSON.stringify([stamp, fingerprint, isGone]);
    if (present !== undefined && !isGone && stamp !== present.stamp) {
      const key = JSON.stringify([stamp, present.fingerprint, fingerprint]);
      if (!isTried(triedModel, key)) triedModel = tried(key, await rebind(found, newerData));
      // A model with mistakes of its own has them on any data.
      if (triedModel?.fault === "model") triedData = tried(dataKey, "model");
    } else triedModel = undefined;
    // Neither older policies nor data that cannot be opened are answered with while there may be better.
    const isUnbound = triedModel?.fault === "binding" || triedModel?.fault === "outage";
    mustWait = present === undefined || isGone || isUnbound;
    if (newerData && !isTried(triedData, dataKey)) startCopy(dataKey);
    seenUntilMs = nowMs() + lookIntervalMs;
    return true;
  };

  /** Looks unless somebody has just done it; of several callers one does. */
  const refresh = async (): Promise<boolean> => {
    if (looking === undefined && (seenUntilMs === undefined || nowMs() >= seenUntilMs)) {
      looking = inSlotTurn("", look).finally(() => (looking = undefined));
    }
    if (looking !== undefined && !(await looking)) return false;
    if (copying !== undefined) {
      await (mustWait ? copying : withPatience(copying, options.patienceMs));
    }
    return true;
  };

  return {
    folder,
    load: async () => {
      if (!(await refresh())) return { kind: "branch_not_found" };
      const present = versions.present();
      return present === undefined
        ? { kind: "model_invalid" }
        : { kind: "found", model: present.model };
    },
    hold: async (version) => {
      if (versions.present() === undefined && !(await refresh())) return undefined;
      return versions.hold(version);
    },
    dataFiles: () => versions.dataFiles(),
    settled: async () => {
      await looking?.catch(() => undefined);
      await copying;
    },
  };
};

/** Waits no longer than a caller who has an older state is willing to. */
const withPatience = async (copying: Promise<void>, patienceMs: number): Promise<void> => {
  let timer: NodeJS.Timeout | undefined;
  const enough = new Promise<void>((done) => {
    timer = setTimeout(done, patienceMs);
  });
  return Promise.race([copying, enough]).finally(() => clearTimeout(timer));
};
