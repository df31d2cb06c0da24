import { expect } from "@jest/globals";
import type { ChatStream } from "@embedded-analytics/domain";
import { eventually } from "./eventually.js";
import { noUsage, stateLine, usageLine } from "./expected-lines.js";
import type { Turn } from "./turn.js";

/** What one response has to be. */
export interface View {
  readonly chatId: string;
  /** The lines that come first, byte for byte. */
  readonly older: readonly string[];
  /** The highest number before the turn, or of all where none is shown. */
  readonly sort: number;
  /** The turn that is shown; undefined where the thread is only read. */
  readonly turn: Turn | undefined;
  /** When it was asked for, in a turn that had ended before: then it is shown again (D6). */
  readonly replayedAtMs: number | undefined;
}

/** A reader of one response, and the lines received so far. */
export class Reader {
  readonly lines: string[] = [];
  hasEnded = false;
  #checked = 0;
  #failed: { readonly cause: unknown } | undefined;

  constructor(
    /** The number of the instance that serves it. */
    readonly at: number,
    readonly view: View,
    stream: ChatStream,
    readonly connection: AbortController,
  ) {
    expect(stream.chatId).toBe(view.chatId);
    void this.#read(stream);
  }

  /** Goes, and takes nothing more. */
  leave(): void {
    this.connection.abort();
  }

  /** Waits for all that there is to be read, and looks at it. */
  async check(): Promise<void> {
    const { turn, replayedAtMs } = this.view;
    const isOver = turn === undefined || replayedAtMs !== undefined || turn.state !== "running";
    await this.#until(() => (isOver ? this.hasEnded : this.lines.length >= this.#count()));
    this.#look();
    if (isOver) expect(this.lines).toHaveLength(this.#checked);
    else expect(this.hasEnded).toBe(false);
  }

  /** Waits for the end of a turn that may end in several ways; answers its lines. */
  async turnToItsEnd(): Promise<readonly string[]> {
    await this.#until(() => this.hasEnded);
    return this.#ofTurn();
  }

  async #read({ lines }: ChatStream): Promise<void> {
    try {
      for await (const part of lines) this.lines.push(...part);
      this.hasEnded = true;
    } catch (error) {
      this.#failed = { cause: error };
    }
  }

  async #until(isSo: () => boolean): Promise<void> {
    const what = (): string =>
      `line ${this.#count()} of instance ${this.at}, after\n${this.lines.join("")}`;
    await eventually(() => this.#failed !== undefined || isSo(), what);
    if (this.#failed !== undefined) throw new Error("A reading broke off", this.#failed);
  }

  #count(): number {
    const { older, turn } = this.view;
    return older.length + 1 + (turn?.expected.length ?? 2);
  }

  #ofTurn(): readonly string[] {
    return this.lines.slice(this.view.older.length + 1);
  }

  #look(): void {
    const { older, turn, replayedAtMs } = this.view;
    if (replayedAtMs !== undefined) {
      expect(this.lines.slice(0, older.length)).toEqual(older);
      this.#lookAt(older.length);
      turn?.expectReplay(this.#ofTurn(), replayedAtMs);
      this.#checked = this.lines.length;
    }
    for (; this.#checked < this.lines.length; this.#checked++) this.#lookAt(this.#checked);
    if (turn === undefined) expect(this.lines).toHaveLength(older.length + 3);
  }

  #lookAt(at: number): void {
    const { older, turn, sort, chatId } = this.view;
    const text = this.lines[at] ?? "";
    if (at < older.length) return expect(text).toBe(older[at]);
    if (at > older.length && turn !== undefined) return turn.show(at - older.length - 1, text);
    const isStreaming = turn !== undefined;
    const cutoff = { id: "__cutoff__", role: "assistant", sort, state: { chatId, isStreaming } };
    const idle = [cutoff, { ...stateLine(chatId, []).line, sort }, usageLine(noUsage).line];
    expect(text.indexOf("\n")).toBe(text.length - 1);
    expect(JSON.parse(text)).toEqual(idle[at - older.length]);
  }
}
