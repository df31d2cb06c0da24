import { Failure } from "@embedded-analytics/domain";

const mebibyte = 1024 * 1024;

/** How much of bodies that are not complete may be held, in all and of one client. */
export interface BodyLimits {
  /** How many in all; 1,000 unless said otherwise. */
  readonly countMax: number;
  /** How many bytes in all; 64 MiB unless said otherwise. */
  readonly bytesMax: number;
  /** How many of one address; 250 unless said otherwise. */
  readonly addressCountMax: number;
  /** How many bytes of one address; 16 MiB unless said otherwise. */
  readonly addressBytesMax: number;
  /** How long one may take; 30 unless said otherwise. */
  readonly seconds: number;
}

const defaultBodyLimits: BodyLimits = {
  countMax: 1000,
  bytesMax: 64 * mebibyte,
  addressCountMax: 250,
  addressBytesMax: 16 * mebibyte,
  seconds: 30,
};

/** A body that is being read. */
export interface BodyReader {
  /** The client, as `clientGroup` names it. */
  readonly address: string;
  /** Whether a key or a token came with it. */
  readonly hasKey: boolean;
  /** Stops the reading, drops what was read, and answers with the failure. */
  readonly refuse: (failure: Failure) => void;
}

/** A body that is counted until it is complete, refused or broken off. */
export interface CountedBody {
  /** Says how many bytes of memory it holds now; others, or it itself, may be refused for that. */
  holds(bytes: number): void;
  done(): void;
}

interface Entry extends BodyReader {
  bytes: number;
  timer: NodeJS.Timeout;
}

/** What is counted, in all or of one address: oldest first. */
class Share {
  readonly entries = new Set<Entry>();
  bytes = 0;

  /** Who goes first: the oldest without a key, else the oldest. */
  first(): Entry | undefined {
    for (const entry of this.entries) if (!entry.hasKey) return entry;
    return this.entries.values().next().value;
  }
}

/**
 * Counts bodies that are not complete yet (B1). Anybody can begin a body and never end it, and what
 * has come of it is held in memory. Past a limit the oldest one goes, first of those that came without a
 * key: an honest body is complete long before others have filled the limit behind it.
 */
export class UnfinishedBodies {
  readonly #limits: BodyLimits;
  readonly #all = new Share();
  readonly #shares = new Map<string, Share>();

  constructor(limits: Partial<BodyLimits> = {}) {
    this.#limits = { ...defaultBodyLimits, ...limits };
  }

  /** How many there are, and how many bytes they hold. */
  get held(): { readonly count: number; readonly bytes: number } {
    return { count: this.#all.entries.size, bytes: this.#all.bytes };
  }

  begin(reader: BodyReader): CountedBody {
    const entry: Entry = {
      ...reader,
      bytes: 0,
      timer: setTimeout(() => this.#refuse(entry, tooSlow(this.#limits.seconds)), this.#waitMs),
    };
    entry.timer.unref();
    this.#all.entries.add(entry);
    this.#shareOf(entry).entries.add(entry);
    this.#bound(entry);
    return {
      holds: (bytes) => {
        if (!this.#all.entries.has(entry)) return;
        this.#all.bytes += bytes - entry.bytes;
        this.#shareOf(entry).bytes += bytes - entry.bytes;
        entry.bytes = bytes;
        this.#bound(entry);
      },
      done: () => {
        this.#remove(entry);
      },
    };
  }

  get #waitMs(): number {
    return this.#limits.seconds * 1000;
  }

  #shareOf({ address }: Entry): Share {
    const share = this.#shares.get(address) ?? new Share();
    this.#shares.set(address, share);
    return share;
  }

  #bound(entry: Entry): void {
    const { countMax, bytesMax, addressCountMax, addressBytesMax } = this.#limits;
    this.#boundShare(this.#shareOf(entry), addressCountMax, addressBytesMax);
    this.#boundShare(this.#all, countMax, bytesMax);
  }

  #boundShare(share: Share, countMax: number, bytesMax: number): void {
    while (share.entries.size > countMax || share.bytes > bytesMax) {
      const first = share.first();
      if (first === undefined) return;
      this.#refuse(first, tooMany());
    }
  }

  #refuse(entry: Entry, failure: Failure): void {
    this.#remove(entry);
    entry.refuse(failure);
  }

  #remove(entry: Entry): void {
    clearTimeout(entry.timer);
    if (!this.#all.entries.delete(entry)) return;
    this.#all.bytes -= entry.bytes;
    const share = this.#shareOf(entry);
    share.entries.delete(entry);
    share.bytes -= entry.bytes;
    if (share.entries.size === 0) this.#shares.delete(entry.address);
  }
}

const tooMany = (): Failure =>
  new Failure("rate_limited", "Too many unfinished requests are being read. Try again.");

const tooSlow = (seconds: number): Failure =>
  new Failure("invalid_request", `The body did not come within ${seconds} seconds.`);
