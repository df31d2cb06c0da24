import type { TurnId } from "../ports/turn-logs.js";
import type { AccountId, Milliseconds } from "../../shared/text/branded.js";

/** How many bytes of turns' lines this process keeps in their logs (D15). */
export interface KeptLimits {
  readonly userBytesMax: number;
  readonly accountBytesMax: number;
  /** Of all accounts together. */
  readonly bytesMax: number;
}

const mebibyte = 1024 * 1024;

const defaultKeptLimits: KeptLimits = {
  userBytesMax: 16 * mebibyte,
  accountBytesMax: 128 * mebibyte,
  bytesMax: 256 * mebibyte,
};

/** An ended turn's log is kept for those who come back, but not for longer than this. */
export const keptForMs = 120_000;

/** Whose lines they are. */
export interface KeptTurnOwner {
  readonly accountId: AccountId;
  /** The user, among all of the process. */
  readonly user: string;
  readonly turnId: TurnId;
}

/** The lines of a turn that runs here. */
export interface CountedLines {
  /**
   * Says how many bytes they are now; false: that is more than may be kept, though no ended turn is kept
   * any more that could make room.
   */
  holds(bytes: number): boolean;
  /** The turn has ended: from now on its log may be dropped. */
  ended(): void;
}

interface Entry {
  readonly owner: KeptTurnOwner;
  readonly shares: readonly Share[];
  bytes: number;
  /** When it was first seen to have ended. */
  endedMs: Milliseconds | undefined;
}

/** What is counted together: bytes, and the ended turns, the oldest first. */
interface Share {
  readonly name: string;
  readonly bytesMax: number;
  readonly ended: Set<Entry>;
  bytes: number;
  count: number;
}

/**
 * Counts the lines of turns that run here, or have run a while ago, by user, account and process (D15).
 * Past a limit the log of the ended turn that is the oldest of the share is dropped, and the turn is read from
 * the store then; where there is none, the turn that grows has to end.
 */
export class KeptLines {
  readonly #limits: KeptLimits;
  readonly #shares = new Map<string, Share>();

  constructor(limits: Partial<KeptLimits> = {}) {
    this.#limits = { ...defaultKeptLimits, ...limits };
  }

  /** All bytes that are counted. */
  get bytes(): number {
    return this.#shares.get("")?.bytes ?? 0;
  }

  /** A turn that begins; `drop` drops the log of an ended one. */
  begin(owner: KeptTurnOwner, drop: (owner: KeptTurnOwner) => void): CountedLines {
    const entry: Entry = { owner, shares: this.#sharesOf(owner), bytes: 0, endedMs: undefined };
    for (const share of entry.shares) share.count += 1;
    let hasEnded = false;
    return {
      holds: (bytes) => {
        if (hasEnded) return true;
        this.#count(entry, bytes - entry.bytes);
        return entry.shares.every((share) => this.#makeRoom(share, drop));
      },
      ended: () => {
        if (hasEnded) return;
        hasEnded = true;
        for (const share of entry.shares) share.ended.add(entry);
      },
    };
  }

  /** Drops the logs of turns that have ended long enough ago; to be called every few seconds. */
  dropOld(nowMs: Milliseconds, drop: (owner: KeptTurnOwner) => void): void {
    for (const entry of this.#shares.get("")?.ended ?? []) {
      entry.endedMs ??= nowMs;
      if (nowMs - entry.endedMs >= keptForMs) this.#drop(entry, drop);
    }
  }

  #makeRoom(share: Share, drop: (owner: KeptTurnOwner) => void): boolean {
    while (share.bytes > share.bytesMax) {
      const [oldest] = share.ended;
      if (oldest === undefined) return false;
      this.#drop(oldest, drop);
    }
    return true;
  }

  #drop(entry: Entry, drop: (owner: KeptTurnOwner) => void): void {
    this.#count(entry, -entry.bytes);
    for (const share of entry.shares) {
      share.ended.delete(entry);
      share.count -= 1;
      if (share.count === 0) this.#shares.delete(share.name);
    }
    drop(entry.owner);
  }

  #count(entry: Entry, bytes: number): void {
    entry.bytes += bytes;
    for (const share of entry.shares) share.bytes += bytes;
  }

  #sharesOf({ accountId, user }: KeptTurnOwner): readonly Share[] {
    const { userBytesMax, accountBytesMax, bytesMax } = this.#limits;
    return [
      this.#share(`user ${user}`, userBytesMax),
      this.#share(`account ${accountId}`, accountBytesMax),
      this.#share("", bytesMax),
    ];
  }

  #share(name: string, bytesMax: number): Share {
    const found = this.#shares.get(name);
    if (found !== undefined) return found;
    const made: Share = { name, bytesMax, ended: new Set(), bytes: 0, count: 0 };
    this.#shares.set(name, made);
    return made;
  }
}
