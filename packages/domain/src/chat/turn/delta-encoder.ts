import { encodeJson } from "./chat-line.js";
import { utf8Bytes } from "./utf8-bytes.js";
import type { Sort } from "../../shared/text/branded.js";

/** Whose deltas they are. */
export interface DeltaSource {
  /** The id of all of them. */
  readonly answerId: string;
  /** The agent's name, as `graphPath` shows it. */
  readonly agentNode: string;
}

/** One delta's line. */
export interface EncodedDelta {
  readonly text: string;
  /** Of the text, as UTF-8. */
  readonly bytes: number;
}

/**
 * Encodes the deltas of one turn exactly as `encodeLine` does, at a fifth of its cost: nearly all lines
 * are deltas, and of each only the texts and the number are new.
 */
export class DeltaEncoder {
  readonly #head: string;
  readonly #tail: string;
  readonly #bytes: number;

  constructor({ answerId, agentNode }: DeltaSource) {
    this.#head = `{"id":${encodeJson(answerId)},"role":"assistant","content":`;
    this.#tail =
      `,"graphPath":${encodeJson([agentNode])},"isStructuredResponse":false,` +
      `"isInProcess":true,"isDelta":true,"sort":`;
    this.#bytes = utf8Bytes(`${this.#head}${between}${this.#tail}}\n`);
  }

  /** Only the new text: of the answer, of the thinking before it, or neither. */
  encode(content: string, thinking: string, sort: Sort): EncodedDelta {
    const [said, thought, number] = [encodeJson(content), encodeJson(thinking), String(sort)];
    return {
      text: `${this.#head}${said}${between}${thought}${this.#tail}${number}}\n`,
      bytes: this.#bytes + utf8Bytes(said) + utf8Bytes(thought) + number.length,
    };
  }
}

const between = ',"thinking":';
