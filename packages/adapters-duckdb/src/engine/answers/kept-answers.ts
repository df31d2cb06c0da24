import type { Cell, Column } from "@embedded-analytics/domain";
import { dayOfUtc, type Lasts } from "../../guard/lasts.js";

/** A whole result, as a worker sent it in one piece. Its readers share it. */
export interface Answer {
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly Cell[])[];
  readonly totalRows: number;
  readonly lasts: Lasts;
}

interface Kept {
  readonly answer: Answer;
  /** The day of UTC on which its statement was begun. */
  readonly day: number;
  readonly bytes: number;
}

/** The answers of one account, the least recently used first. */
interface Share {
  readonly account: string;
  bytes: number;
  readonly answers: Map<string, Kept>;
}

const nothing: Share = { account: "", bytes: 0, answers: new Map<string, Kept>() };

/**
 * Whole answers of statements, by what ran (K5). Together they take a bounded part of this process's memory:
 * beyond it the account that has most of it loses the answer that it used least recently, so that one
 * account's many statements do not drive out another's few.
 */
export class KeptAnswers {
  readonly #shares = new Map<string, Share>();
  #bytes = 0;

  constructor(
    private readonly bytesMax: number,
    private readonly today: () => number = dayOfUtc,
  ) {}

  /** The answer of that name, if it is still right. */
  find(account: string, name: string): Answer | undefined {
    const share = this.#shares.get(account);
    const kept = share?.answers.get(name);
    if (share === undefined || kept === undefined) return undefined;
    this.drop(share, name, kept);
    if (!this.isRight(kept)) return undefined;
    this.put(account, name, kept);
    return kept.answer;
  }

  /** Whether there is one of that name that is still right. */
  has(account: string, name: string): boolean {
    const kept = this.#shares.get(account)?.answers.get(name);
    return kept !== undefined && this.isRight(kept);
  }

  /** Keeps an answer whose statement was begun on that day, unless the next run may answer otherwise. */
  keep(account: string, name: string, answer: Answer, day: number): void {
    const before = this.#shares.get(account);
    const replaced = before?.answers.get(name);
    if (before !== undefined && replaced !== undefined) this.drop(before, name, replaced);
    const bytes = bytesOfAnswer(name, answer);
    if (answer.lasts === "once" || bytes > this.bytesMax) return;
    this.put(account, name, { answer, day, bytes });
    while (this.#bytes > this.bytesMax) this.trimLargest();
  }

  /** Forgets all of them. */
  clear(): void {
    this.#shares.clear();
    this.#bytes = 0;
  }

  /** What all of them take, about. */
  get bytes(): number {
    return this.#bytes;
  }

  private isRight({ answer: { lasts }, day }: Kept): boolean {
    return lasts !== "today" || day === this.today();
  }

  private put(account: string, name: string, kept: Kept): void {
    const share = this.#shares.get(account) ?? {
      account,
      bytes: 0,
      answers: new Map<string, Kept>(),
    };
    this.#shares.set(account, share);
    share.answers.set(name, kept);
    share.bytes += kept.bytes;
    this.#bytes += kept.bytes;
  }

  private drop(share: Share, name: string, { bytes }: Kept): void {
    share.answers.delete(name);
    share.bytes -= bytes;
    this.#bytes -= bytes;
    if (share.answers.size === 0) this.#shares.delete(share.account);
  }

  /**
   * Drops answers of the account that has most, until another one has more. All in one pass: a map still walks
   * over what was deleted at its beginning.
   */
  private trimLargest(): void {
    let [largest, next] = [nothing, nothing];
    for (const share of this.#shares.values()) {
      if (share.bytes > largest.bytes) [largest, next] = [share, largest];
      else if (share.bytes > next.bytes) next = share;
    }
    for (const [name, kept] of largest.answers) {
      this.drop(largest, name, kept);
      if (this.#bytes <= this.bytesMax || largest.bytes < next.bytes) return;
    }
  }
}

/** What the parts of an answer take on 64 bits, beside the characters of their texts: as measured, or more. */
const bytesOf = { answer: 1024, column: 200, row: 56, cell: 8, number: 16, text: 24, character: 2 };

const bytesOfAnswer = (name: string, { columns, rows }: Answer): number => {
  let bytes = bytesOf.answer + name.length + columns.length * bytesOf.column;
  for (const row of rows) {
    bytes += bytesOf.row + row.length * bytesOf.cell;
    for (const cell of row) bytes += bytesOfCell(cell);
  }
  return bytes;
};

/** Beside its place in the row. */
const bytesOfCell = (cell: Cell): number => {
  if (typeof cell === "string") return bytesOf.text + cell.length * bytesOf.character;
  return typeof cell === "number" ? bytesOf.number : 0;
};
