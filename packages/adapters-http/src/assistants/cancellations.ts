import type { Request as ExpressRequest } from "express";

/**
 * Calls that a later message may cancel. Clients of 2025 cancel by a message of its own, on another
 * connection, which names the call by the id that the client gave it; those of 2026 close the connection.
 */
export class Cancellations {
  readonly #running = new Map<string, Set<AbortController>>();

  /** A signal that aborts with the given one, or when the caller cancels the message, until `forget`. */
  signalFor(
    request: ExpressRequest,
    message: unknown,
    signal: AbortSignal,
  ): { readonly signal: AbortSignal; readonly forget: () => void } {
    const id = field(message, "id");
    if (id === undefined) return { signal, forget: () => undefined };
    const key = keyOf(request, id);
    const controller = new AbortController();
    const others = this.#running.get(key) ?? new Set();
    this.#running.set(key, others.add(controller));
    const forget = (): void => {
      others.delete(controller);
      if (others.size === 0) this.#running.delete(key);
    };
    return { signal: AbortSignal.any([signal, controller.signal]), forget };
  }

  /**
   * Ends the call that a message cancels. Two clients that share a credential may give the same id: then it
   * is not clear whose call is meant, and both go on, since a call must not end by another's word.
   */
  take(request: ExpressRequest, message: unknown): void {
    if (field(message, "method") !== "notifications/cancelled") return;
    const id = field(field(message, "params"), "requestId");
    if (id === undefined) return;
    const calls = [...(this.#running.get(keyOf(request, id)) ?? [])];
    if (calls.length === 1) calls[0]?.abort(new Error("The client has cancelled the call."));
  }
}

/** The same user by the same credential alone: nobody cancels another's call. */
const keyOf = ({ headers }: ExpressRequest, id: unknown): string =>
  JSON.stringify([headers.authorization, headers["x-session-settings"], id]);

const field = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined;
