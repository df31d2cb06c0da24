import type { PastMessage } from "../ports/agent.js";

/** The results of a thread that a statement may refine, by their `uuid` (D11). */
export class EarlierResults {
  readonly #uuids = new Set<string>();

  /** Of the turns that the agent is reminded of, and of its own as far as it has come. */
  get uuids(): ReadonlySet<string> {
    return this.#uuids;
  }

  add(uuid: string): void {
    this.#uuids.add(uuid);
  }

  /** Adds those of earlier turns. */
  remember(history: readonly PastMessage[]): void {
    for (const { toolCalls } of history) {
      for (const { tool, result } of toolCalls) {
        const uuid = tool === "svcSqlApi" ? uuidIn(result) : undefined;
        if (uuid !== undefined) this.add(uuid);
      }
    }
  }
}

/** Undefined for a call that failed, and for a text that is not whole. */
const uuidIn = (result: string): string | undefined => {
  try {
    const { uuid } = (JSON.parse(result) ?? {}) as { readonly uuid?: unknown };
    return typeof uuid === "string" ? uuid : undefined;
  } catch {
    return undefined;
  }
};
