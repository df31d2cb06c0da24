const listeners = new WeakMap<AbortSignal, Set<() => void>>();

/**
 * Calls back when the signal aborts, until the returned function is called. A signal has one
 * listener however many wait on it, one after the other: adding one costs more than most waits.
 */
export const onAbort = (signal: AbortSignal, callback: () => void): (() => void) => {
  const callbacks = listeners.get(signal) ?? listen(signal);
  callbacks.add(callback);
  return () => {
    callbacks.delete(callback);
  };
};

const listen = (signal: AbortSignal): Set<() => void> => {
  const callbacks = new Set<() => void>();
  listeners.set(signal, callbacks);
  const call = (): void => {
    for (const callback of [...callbacks]) callback();
  };
  signal.addEventListener("abort", call, { once: true });
  return callbacks;
};
