import { useMemo, useSyncExternalStore } from "react";
import type { ChatThread, ThreadState } from "@embedded-analytics/client";

/** The longest that a change waits where the browser draws no frames, as in a hidden tab; milliseconds. */
const waitMs = 100;

/** A store whose listeners hear of a change once a frame. */
interface FramedStore {
  readonly get: () => ThreadState;
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * A thread as it is shown: once for each frame that is drawn, and not for each line that comes, since a
 * thread of 500 messages comes in as many lines at once. The end of an answer is shown at once.
 */
const framed = (thread: Pick<ChatThread, "getState" | "subscribe">): FramedStore => {
  let shown = thread.getState();
  return {
    get: () => shown,
    subscribe: (listener) => {
      let frame: number | undefined;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const show = (): void => {
        if (frame !== undefined) cancelAnimationFrame(frame);
        clearTimeout(timer);
        frame = undefined;
        shown = thread.getState();
        listener();
      };
      const stop = thread.subscribe(() => {
        if (thread.getState().status !== shown.status) return show();
        if (frame !== undefined) return;
        frame = requestAnimationFrame(show);
        timer = setTimeout(show, waitMs);
      });
      // What came between the first rendering and this.
      if (thread.getState() !== shown) show();
      return () => {
        stop();
        if (frame !== undefined) cancelAnimationFrame(frame);
        clearTimeout(timer);
      };
    },
  };
};

export const useThreadState = (thread: ChatThread): ThreadState => {
  const store = useMemo(() => framed(thread), [thread]);
  return useSyncExternalStore(store.subscribe, store.get);
};
