import { useCallback, useState } from "react";
import type { ChatThread } from "@embedded-analytics/client";
import { whyFailed } from "./why-failed.js";

/** Asking in a thread: what is on its way, and why the last attempt failed. */
export const useAsking = (thread: ChatThread) => {
  /** The question that the service has not finished; empty for one that is asked again. */
  const [pending, setPending] = useState<string>();
  const [problem, setProblem] = useState<string>();

  const follow = useCallback(async (reading: Promise<unknown>) => {
    setProblem(undefined);
    try {
      await reading;
    } catch (error) {
      setProblem(whyFailed(error));
    } finally {
      setPending(undefined);
    }
  }, []);

  return {
    pending,
    problem,
    send: (text: string): void => {
      setPending(text);
      void follow(thread.send(text));
    },
    retry: (): void => {
      setPending("");
      void follow(thread.resend());
    },
    stop: (): void => {
      thread.abort().catch((error: unknown) => {
        setProblem(whyFailed(error));
      });
    },
  };
};
