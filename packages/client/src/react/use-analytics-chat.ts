import { useCallback, useMemo, useRef, useState } from "react";
import type { FrameEvents, MountedFrame } from "../embed/index.js";
import type { AnalyticsFrameProps } from "./analytics-frame.js";

/** A chat that a component steers. */
export interface AnalyticsChatControl {
  /** To be spread into `<AnalyticsChat>`. */
  readonly props: Pick<AnalyticsFrameProps, "frameRef" | "onReady" | "onStatus">;
  readonly isReady: boolean;
  readonly status: FrameEvents["status"]["state"];
  /** Asks a question as the user; rejects where there is no frame. */
  readonly ask: (text: string, options?: { readonly send?: boolean }) => Promise<void>;
  readonly stop: () => Promise<void>;
  /** Any action; see `MountedFrame`. */
  readonly send: MountedFrame["send"];
}

/** Steers the chat of an `<AnalyticsChat {...chat.props}>` from outside. */
export const useAnalyticsChat = (): AnalyticsChatControl => {
  const frame = useRef<MountedFrame>(undefined);
  const [isReady, setIsReady] = useState(false);
  const [status, setStatus] = useState<FrameEvents["status"]["state"]>("loading");
  const props = useMemo(
    () => ({
      frameRef: (mounted: MountedFrame | undefined) => {
        frame.current = mounted;
        if (mounted === undefined) setIsReady(false);
      },
      onReady: () => {
        setIsReady(true);
      },
      onStatus: ({ state }: FrameEvents["status"]) => {
        setStatus(state);
      },
    }),
    [],
  );
  const send = useCallback<MountedFrame["send"]>((type, payload) => {
    if (frame.current === undefined) return Promise.reject(new Error("The chat is not shown."));
    return frame.current.send(type, payload);
  }, []);
  const ask = useCallback<AnalyticsChatControl["ask"]>(
    async (text, options = {}) => {
      await send("ask", { text, ...options });
    },
    [send],
  );
  const stop = useCallback(async () => {
    await send("stop", {});
  }, [send]);
  return { props, isReady, status, ask, stop, send };
};
