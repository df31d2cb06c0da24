import { ResponseRefused } from "./response-refused.js";

const lineFeed = 10;
const carriageReturn = 13;

/**
 * Hands on bytes up to the end of a line and keeps the rest, so that their parser reads each
 * byte once, however small the pieces are in which a line arrives. A line that is too long is refused.
 */
export class WholeLines {
  readonly #lineBytesMax: number;
  #held: Uint8Array[] = [];
  #heldBytes = 0;

  constructor(lineBytesMax: number) {
    this.#lineBytesMax = lineBytesMax;
  }

  /** The lines that this piece completes; undefined for none. */
  add(piece: Uint8Array): Uint8Array | undefined {
    const end = Math.max(piece.lastIndexOf(lineFeed), piece.lastIndexOf(carriageReturn)) + 1;
    if (end === 0) {
      this.#hold(piece);
      return undefined;
    }
    this.#hold(piece.subarray(0, end));
    const lines = this.rest();
    this.#hold(piece.subarray(end));
    return lines;
  }

  /** What is held, at the end of the response. */
  rest(): Uint8Array {
    const lines = Buffer.concat(this.#held);
    this.#held = [];
    this.#heldBytes = 0;
    return lines;
  }

  #hold(piece: Uint8Array): void {
    if (piece.length === 0) return;
    this.#heldBytes += piece.length;
    if (this.#heldBytes > this.#lineBytesMax) {
      throw new ResponseRefused("line", `A line is longer than ${this.#lineBytesMax} bytes.`);
    }
    this.#held.push(piece);
  }
}
