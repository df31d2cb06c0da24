const firstWaitMs = 1000;
const longestWaitMs = 60_000;

/** Asks the host for sessions: one call at a time, again with growing waits until one comes. */
export const sessionRenewal = (
  fetchSession: () => Promise<{ readonly sessionId: string }>,
  use: (sessionId: string) => void,
  onFailure: () => void,
): { readonly ask: () => void; readonly stop: () => void } => {
  let isAsking = false;
  const stopping = new AbortController();
  const isStopped = (): boolean => stopping.signal.aborted;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const attempt = async (waitMs: number): Promise<void> => {
    // A component that React mounts twice is taken away before this, and asks once.
    await Promise.resolve();
    if (isStopped()) return;
    try {
      const { sessionId } = await fetchSession();
      if (typeof sessionId !== "string" || sessionId === "") throw new TypeError("no sessionId");
      isAsking = false;
      if (!isStopped()) use(sessionId);
    } catch {
      if (isStopped()) return;
      if (waitMs === firstWaitMs) onFailure();
      timer = setTimeout(() => void attempt(Math.min(waitMs * 2, longestWaitMs)), waitMs);
    }
  };
  return {
    ask: () => {
      if (isAsking || isStopped()) return;
      isAsking = true;
      void attempt(firstWaitMs);
    },
    stop: () => {
      stopping.abort();
      clearTimeout(timer);
    },
  };
};
