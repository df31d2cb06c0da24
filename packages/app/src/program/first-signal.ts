/** Aborts at the first SIGINT or SIGTERM; a second one ends the process at once. */
export const firstSignal = (): AbortSignal => {
  const asked = new AbortController();
  const onSignal = (): void => {
    if (asked.signal.aborted) process.exit(1);
    asked.abort();
  };
  process.on("SIGINT", onSignal);
  process.on("SIGTERM", onSignal);
  return asked.signal;
};
