import type { ServerResponse } from "node:http";

type HeartbeatTarget = Pick<ServerResponse, "destroyed" | "write" | "writableNeedDrain">;

/**
 * Sends its beat, by default an empty line, wherever no line was sent for so long (D12, T20). It looks when it may have to beat,
 * and not at all that is said: to set a timer anew costs more than a line.
 */
export class Heartbeat {
  readonly #response: HeartbeatTarget;
  readonly #silenceMsMax: number;
  readonly #text: string;
  #saidAtMs = performance.now();
  #timer: NodeJS.Timeout;

  constructor(response: HeartbeatTarget, silenceMsMax: number, text = "\n") {
    this.#response = response;
    this.#silenceMsMax = silenceMsMax;
    this.#text = text;
    this.#timer = setTimeout(tick, silenceMsMax, this);
  }

  /** A line was sent. */
  said(): void {
    this.#saidAtMs = performance.now();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  /** Beats if it is time, and looks again when it may be. */
  tick(): void {
    const silenceMs = performance.now() - this.#saidAtMs;
    // A timer may be a little early.
    const isSilent = silenceMs > this.#silenceMsMax - 1;
    if (isSilent) {
      this.#beat();
      this.said();
    }
    const restMs = isSilent ? this.#silenceMsMax : this.#silenceMsMax - silenceMs;
    this.#timer = setTimeout(tick, restMs, this);
  }

  /** Writes one, unless the reader still has to take what was sent; whether it lives, the stall time then shows. */
  #beat(): void {
    const { destroyed, writableNeedDrain } = this.#response;
    if (!destroyed && !writableNeedDrain) this.#response.write(this.#text);
  }
}

// One for all, and no closure for each: a reader costs little more than its connection.
const tick = (heartbeat: Heartbeat): void => {
  heartbeat.tick();
};
