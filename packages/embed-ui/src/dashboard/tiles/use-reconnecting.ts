import { useEffect, useRef } from "react";
import { isDisconnected } from "../../i18n/why-failed.js";

/** Waits before another try, in milliseconds. */
const firstWaitMs = 2000;
const longestWaitMs = 30_000;

/**
 * Tries again by itself what failed since the service could not be reached, at growing intervals, and as soon as the
 * device has a connection again: a dashboard on a wall has nobody who presses a button on each of its tiles.
 */
export const useReconnecting = (
  { error, isLoading }: { readonly error: unknown; readonly isLoading: boolean },
  tryAgain: () => void,
): void => {
  const waitMs = useRef(firstWaitMs);
  const isWaiting = !isLoading && isDisconnected(error);
  useEffect(() => {
    if (isLoading) return;
    if (!isWaiting) {
      waitMs.current = firstWaitMs;
      return;
    }
    const timer = setTimeout(tryAgain, waitMs.current);
    waitMs.current = Math.min(waitMs.current * 2, longestWaitMs);
    addEventListener("online", tryAgain);
    return () => {
      clearTimeout(timer);
      removeEventListener("online", tryAgain);
    };
  }, [isLoading, isWaiting, tryAgain]);
};
