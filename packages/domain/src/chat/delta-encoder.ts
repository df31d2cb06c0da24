import { encodeJson } from "./chat-line.js";

/** Whose deltas they are. */
export interface DeltaSource {
  /** The id of all of them. */
  readonly answerId: string;
  /** The agent's name, as `graphPath` shows it. */
  readonly agentNode: string;
}

/**
 * Encodes the deltas of one turn exactly as `encodeLine` does, at a fifth of its cost: nearly all lines
 * are deltas, and of each only the texts and the number are new.
 */
export class DeltaEncoder {
  readonly #head: string;
  readonly #tail: string;

  constructor({ answerId, agentNode }: DeltaSource) {
    this.#head = `{"id":${encodeJson(answerId)},"role":"assistant","content":`;
    this.#tail =
      `,"graphPath":${encodeJson([agentNode])},"isStructuredResponse":false,` +
      `"isInProcess":true,"isDelta":true,"sort":`;
  }

  /** Only the new text: of the answer, of the thinking before it, or neither. */
  encode(content: string, thinking: string, sort: number): string {
    const texts = `${encodeJson(content)},"thinking":${encodeJson(thinking)}`;
    return `${this.#head}${texts}${this.#tail}${sort}}\n`;
  }
}
