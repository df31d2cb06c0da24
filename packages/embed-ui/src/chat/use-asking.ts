import { useCallback, useEffect, useRef, useState } from "react";
import type { ChatThread } from "@embedded-analytics/client";
import { pageTexts } from "../i18n/page-texts.js";
import { whyUnanswered } from "../i18n/why-failed.js";

/** Threads whose reading has begun; React may run an effect twice. */
const opened = new WeakSet<ChatThread>();

/** Asking in a thread: what is on its way, and why the last attempt failed. */
export const useAsking = (thread: ChatThread) => {
  /** The question that the service has not finished; empty for one that is read or asked again. */
  const [pending, setPending] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [isOpening, setIsOpening] = useState(thread.getState().chatId !== undefined);
  /** What failed last, to be tried again. */
  const last = useRef<() => Promise<unknown>>(() => thread.resend());

  const follow = useCallback(async (question: string, reading: () => Promise<unknown>) => {
    last.current = reading;
    setPending(question);
    setProblem(undefined);
    try {
      await reading();
    } catch (error) {
      setProblem(whyUnanswered(error, pageTexts()));
    } finally {
      setPending(undefined);
    }
  }, []);

  // A thread that was there before is read, with the answer that may still be coming.
  useEffect(() => {
    const { chatId, messages, status } = thread.getState();
    if (chatId === undefined || messages.length > 0 || status === "streaming") return;
    if (opened.has(thread)) return;
    opened.add(thread);
    void follow("", () => thread.read()).then(() => {
      setIsOpening(false);
    });
  }, [thread, follow]);

  const send = useCallback(
    (text: string): void => {
      let isSent = false;
      void follow(text, () => {
        // The same message is sent again under its id, so that it is never asked twice.
        const reading = isSent ? thread.resend() : thread.send(text);
        isSent = true;
        return reading;
      });
    },
    [thread, follow],
  );

  return {
    pending,
    problem,
    isOpening,
    send,
    retry: (): void => {
      void follow("", last.current);
    },
    stop: (): void => {
      thread.abort().catch((error: unknown) => {
        setProblem(whyUnanswered(error, pageTexts()));
      });
    },
  };
};
