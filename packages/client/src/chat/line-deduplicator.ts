import type { ChatLine, DeltaLine } from "./chat-line.js";

/** How much of an answer's texts there is, in UTF-16 units. */
interface Lengths {
  readonly content: number;
  readonly thinking: number;
}

const none: Lengths = { content: 0, thinking: 0 };

/** The same of both texts of a line. */
const both = <Value>(of: (part: keyof Lengths) => Value) => ({
  content: of("content"),
  thinking: of("thinking"),
});

/**
 * Joins several responses to the same request into the lines of one. A request that is sent again is
 * answered from the turn's first line, so each response repeats what the one before it began:
 *
 * - a whole line was passed on if one with its `sort` or a higher one was;
 * - deltas are compared by the length of the text that they add up to, since a response from the store
 *   has one delta in the place of many;
 * - lines without a number of their own are passed on once in an answer;
 * - a message that stands under a higher number than before is of a turn that runs again, with lines
 *   of its own.
 */
export class LineDeduplicator {
  /** The highest number that was passed on, of messages and tool calls. */
  #sort = -1;
  /** The number under which each user message was passed on. */
  readonly #userSorts = new Map<string, number>();
  readonly #passed = new Map<string, Lengths>();
  #inResponse = new Map<string, Lengths>();
  readonly #special = new Set<string>();

  /** The answer to another request begins, with a beginning and an end of its own. */
  beginAnswer(): void {
    this.#special.clear();
  }

  /** Another response to the request begins. */
  beginResponse(): void {
    this.#inResponse = new Map();
  }

  /** The line as it is to be passed on; undefined where it was. */
  accept(line: ChatLine): ChatLine | undefined {
    if (!("id" in line) || !("sort" in line) || "state" in line) return this.#acceptSpecial(line);
    if (line.isDelta) return this.#acceptDelta(line);
    if (line.role === "user") {
      const before = this.#userSorts.get(line.id);
      if (before !== undefined && line.sort > before) this.#special.clear();
      this.#userSorts.set(line.id, line.sort);
    } else if ("content" in line) {
      const lengths = { content: line.content.length, thinking: this.#passedOf(line.id).thinking };
      this.#passed.set(line.id, lengths);
    }
    if (line.sort <= this.#sort) return undefined;
    this.#sort = line.sort;
    return line;
  }

  #acceptSpecial(line: ChatLine): ChatLine | undefined {
    const kind = "id" in line ? line.id : "error";
    if (this.#special.has(kind)) return undefined;
    this.#special.add(kind);
    return line;
  }

  #acceptDelta(line: DeltaLine): DeltaLine | undefined {
    const before = this.#inResponse.get(line.id) ?? none;
    const after = both((part) => before[part] + line[part].length);
    this.#inResponse.set(line.id, after);
    const passed = this.#passedOf(line.id);
    const rest = both((part) => line[part].slice(Math.max(0, passed[part] - before[part])));
    if (rest.content + rest.thinking === "" && line.sort <= this.#sort) return undefined;
    this.#passed.set(
      line.id,
      both((part) => Math.max(passed[part], after[part])),
    );
    this.#sort = Math.max(this.#sort, line.sort);
    return { ...line, ...rest };
  }

  #passedOf(id: string): Lengths {
    return this.#passed.get(id) ?? none;
  }
}
