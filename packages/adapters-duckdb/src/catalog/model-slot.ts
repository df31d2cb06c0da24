import { existsSync } from "node:fs";
import type { FoundModel } from "@embedded-analytics/domain";
import type { FolderSources } from "../sources/bind-sources.js";
import { listData } from "../data/list-data.js";
import type { HeldModel } from "../engine/model-store.js";
import {
  loadModelFolder,
  loadModelOn,
  type BadFolder,
  type GoodFolder,
} from "./load-model-folder.js";
import { slotReports, type ModelLog, type SlotReports } from "./slot-reports.js";
import { modelVersions } from "./model-versions.js";
import { findModelFiles, type FoundFiles } from "../model/read/read-model-folder.js";
import { keyedMutex } from "./keyed-mutex.js";

/** One branch of one model folder, over time. */
export interface ModelSlot {
  readonly folder: string;
  load(): Promise<FoundModel>;
  hold(version: string): Promise<HeldModel | undefined>;
  /** Whether there is another state than this version: where not, databases are bound anew, see `ModelStore`. */
  hasOther(version: string): Promise<boolean>;
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
  /** The databases of the deployment (K1). */
  readonly sources?: FolderSources | undefined;
  readonly log: ModelLog;
  readonly nowMs: () => number;
  readonly patienceMs: number;
  readonly signal: AbortSignal;
  readonly withLock: <Result>(load: () => Promise<Result>) => Promise<Result>;
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
 * One branch of one model folder, that has not been looked at yet. Changed model files hold as soon as
 * they are seen, on the data that are there; changed data follow when they have been copied, for which
 * callers wait only so long while there are others.
 */
export class FolderSlot implements ModelSlot {
  readonly folder: string;
  readonly #options: ModelSlotOptions;
  readonly #versions = modelVersions();
  readonly #reports: SlotReports;
  /** Held while the model's files are read and while a state becomes the present one, so that no two do that at once. */
  readonly #withSlotLock = keyedMutex();
  #looking: Promise<boolean> | undefined;
  #copying: Promise<void> | undefined;
  #seenUntilMs: number | undefined;
  #triedModel: Tried | undefined;
  #triedData: Tried | undefined;
  #mustWait = true;
  #boundUntilMs = -Infinity;

  constructor(options: ModelSlotOptions) {
    this.folder = options.folder;
    this.#options = options;
    this.#reports = slotReports(options, () => this.#versions.present() !== undefined);
  }

  async load(): Promise<FoundModel> {
    if (!(await this.#refresh())) return { kind: "branch_not_found" };
    const present = this.#versions.present();
    const mistakes = this.#reports.mistakes();
    return present === undefined
      ? { kind: "model_invalid", mistakes }
      : { kind: "found", model: present.model, mistakes };
  }

  async hold(version: string): Promise<HeldModel | undefined> {
    if (this.#versions.present() === undefined && !(await this.#refresh())) return undefined;
    return this.#versions.hold(version);
  }

  async hasOther(version: string): Promise<boolean> {
    if (this.#isPresent(version)) await this.#withSlotLock("", () => this.#bindAnew(version));
    return !this.#isPresent(version);
  }

  #isPresent(version: string): boolean {
    return this.#versions.present()?.compiled.version === version;
  }

  async #bindAnew(version: string): Promise<void> {
    const { branchName, nowMs, signal } = this.#options;
    // Of several statements that failed at once, the first has done it for all of them.
    const isLate = !this.#isPresent(version) || nowMs() < this.#boundUntilMs;
    if (isLate || signal.aborted) return;
    this.#boundUntilMs = nowMs() + retryMs;
    const found = await findModelFiles(this.folder, branchName);
    const isSame = found.kind === "found" && found.stamp === this.#versions.present()?.stamp;
    if (isSame) await this.#rebind(found, false);
  }

  dataFiles(): readonly (string | undefined)[] {
    return this.#versions.dataFiles();
  }

  async settled(): Promise<void> {
    await this.#looking?.catch(() => undefined);
    await this.#copying;
  }

  /** Looks unless somebody has just done it; of several callers one does. */
  async #refresh(): Promise<boolean> {
    const isSeen = this.#seenUntilMs !== undefined && this.#options.nowMs() < this.#seenUntilMs;
    if (this.#looking === undefined && !isSeen) {
      this.#looking = this.#withSlotLock("", () => this.#look()).finally(
        () => (this.#looking = undefined),
      );
    }
    if (this.#looking !== undefined && !(await this.#looking)) return false;
    if (this.#copying !== undefined) {
      const { patienceMs } = this.#options;
      await (this.#mustWait ? this.#copying : withPatience(this.#copying, patienceMs));
    }
    return true;
  }

  /** False when the branch is not, or no longer, there. */
  async #look(): Promise<boolean> {
    const { branchName, nowMs, signal, onGone } = this.#options;
    const found = await findModelFiles(this.folder, branchName);
    if (found.kind === "branch_not_found") {
      onGone();
      return false;
    }
    this.#seenUntilMs = nowMs() + lookIntervalMs;
    if (signal.aborted) return true;
    const { fingerprint } = await listData(this.folder);
    await this.#follow(found, fingerprint);
    const present = this.#versions.present();
    const isGood = found.kind === "found" && found.stamp === present?.stamp;
    // Files that have come back to the present state are not adopted again.
    if (isGood && fingerprint === present.fingerprint) this.#reports.good();
    this.#seenUntilMs = nowMs() + lookIntervalMs;
    return true;
  }

  /** Brings the present state up to these files and data, as far as that can be done at once. */
  async #follow(found: FoundFiles, fingerprint: string): Promise<void> {
    const stamp = found.kind === "found" ? found.stamp : "";
    const present = this.#versions.present();
    const isGone = present?.files.dataFile !== undefined && !existsSync(present.files.dataFile);
    const newerData = isGone || fingerprint !== present?.fingerprint;
    const dataKey = JSON.stringify([stamp, fingerprint, isGone]);
    if (present !== undefined && !isGone && stamp !== present.stamp) {
      const key = JSON.stringify([stamp, present.fingerprint, fingerprint]);
      await this.#tryModel(key, found, newerData);
      // A model with mistakes of its own has them on any data.
      if (this.#triedModel?.fault === "model") this.#triedData = this.#tried(dataKey, "model");
    } else this.#triedModel = undefined;
    // Neither older policies nor data that cannot be opened are answered with while there may be better.
    this.#mustWait = present === undefined || isGone || isUnbound(this.#triedModel);
    if (newerData && !this.#isTried(this.#triedData, dataKey)) this.#startCopy(dataKey);
  }

  /** Tries changed model files on the present data, unless the same have been tried. */
  async #tryModel(key: string, found: FoundFiles, newerData: boolean): Promise<void> {
    if (this.#isTried(this.#triedModel, key)) return;
    this.#triedModel = this.#tried(key, await this.#rebind(found, newerData));
  }

  /** Brings changed model files onto the present data, without a word on what newer data may mend. */
  async #rebind(found: FoundFiles, newerData: boolean): Promise<Tried["fault"]> {
    const { signal } = this.#options;
    const present = this.#versions.present();
    if (present === undefined || found.kind !== "found") return undefined;
    const loaded = await loadModelOn(present, found.files, this.#options.sources, signal);
    if (signal.aborted) return "outage";
    if (loaded.ok) {
      this.#adopt(loaded, found.stamp);
      if (!newerData) this.#reports.warn(loaded.warnings);
      return undefined;
    }
    if (loaded.fault !== "model" && newerData) return loaded.fault;
    this.#reports.warn(loaded.warnings);
    this.#reports.bad(loaded.diagnostics, loaded.fault);
    return loaded.fault;
  }

  #startCopy(key: string): void {
    this.#copying ??= this.#options
      .withLock(() => this.#copy())
      .catch((cause: unknown) => {
        this.#reports.error(String(cause));
        return "outage" as const;
      })
      .then((fault) => {
        this.#triedData = fault === undefined ? undefined : this.#tried(key, fault);
        this.#copying = undefined;
      });
  }

  /** Copies data, and adopts the model as it is by then: it may have changed in the meantime. */
  async #copy(): Promise<Tried["fault"]> {
    const { folder } = this;
    const { branchName, cacheDirectory, log, signal, onLoaded } = this.#options;
    for (let attempt = 1; attempt <= attemptsMax; attempt += 1) {
      const found = await findModelFiles(folder, branchName);
      if (found.kind === "unreadable") this.#reports.bad(found.diagnostics, "model");
      if (found.kind !== "found") return "model";
      const loaded = await loadModelFolder(
        folder,
        found.files,
        cacheDirectory,
        this.#options.sources,
        signal,
      );
      if (signal.aborted) return "outage";
      const isLast = await this.#withSlotLock("", async () => {
        const after = await findModelFiles(folder, branchName);
        if (after.kind === "found" && after.stamp !== found.stamp) return false;
        if (loaded.ok) this.#adopt(loaded, found.stamp);
        return true;
      });
      if (!isLast) continue;
      this.#reports.warn(loaded.warnings);
      if (!loaded.ok) this.#reports.bad(loaded.diagnostics, loaded.fault);
      await onLoaded().catch((cause: unknown) => {
        log.warn(`model of ${folder}: old copies of data stay: ${String(cause)}`);
      });
      return loaded.ok ? undefined : loaded.fault;
    }
    this.#reports.error("its files change while they are read");
    return "outage";
  }

  #adopt(loaded: GoodFolder, stamp: string): void {
    this.#versions.adopt(loaded, stamp);
    this.#reports.good();
  }

  #tried(key: string, fault: Tried["fault"]): Tried {
    const untilMs = fault === "outage" ? this.#options.nowMs() + retryMs : Infinity;
    return { key, fault, untilMs };
  }

  #isTried(last: Tried | undefined, key: string): boolean {
    return last?.key === key && this.#options.nowMs() < last.untilMs;
  }
}

/** Whether the model's files do not fit the data that are there. */
const isUnbound = (tried: Tried | undefined): boolean =>
  tried?.fault === "binding" || tried?.fault === "outage";

/** Waits no longer than a caller who has an older state is willing to. */
const withPatience = async (copying: Promise<void>, patienceMs: number): Promise<void> => {
  let timer: NodeJS.Timeout | undefined;
  const enough = new Promise<void>((done) => {
    timer = setTimeout(done, patienceMs);
  });
  return Promise.race([copying, enough]).finally(() => clearTimeout(timer));
};
