import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { ChatThread } from "@embedded-analytics/client";
import { Composer } from "./composer.js";
import { Status } from "./status.js";
import { TurnView } from "./turn-view.js";
import { turnsOf } from "./turns.js";
import { useStickyScroll } from "./use-sticky-scroll.js";
import { whyFailed } from "./why-failed.js";

interface Props {
  readonly thread: ChatThread;
  readonly showSql: boolean;
}

/** The chat: what was asked and answered, and the box to ask in. */
export const ChatPage = ({ thread, showSql }: Props) => {
  const state = useSyncExternalStore(thread.subscribe, thread.getState);
  const [draft, setDraft] = useState("");
  const [pending, setPending] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const box = useRef<HTMLTextAreaElement>(null);
  const turns = turnsOf(state.messages);
  const isBusy = pending !== undefined || state.status === "streaming";
  const scroll = useStickyScroll(state);

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

  const send = (text: string): void => {
    setDraft("");
    setPending(text);
    scroll.toEnd();
    void follow(thread.send(text));
  };
  const retry = (): void => {
    setPending("");
    void follow(thread.resend());
  };
  const stop = (): void => {
    thread.abort().catch((error: unknown) => {
      setProblem(whyFailed(error));
    });
  };
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
  }, []);

  // The question is shown at once, and not only when the service has echoed it.
  const isEchoed = pending === undefined || pending === "" || turns.at(-1)?.question === pending;
  const failure = problem ?? (isBusy ? undefined : failureOf(state.status, state.error));
  const isEmpty = turns.length === 0 && isEchoed;
  return (
    <div className="chat" data-empty={isEmpty}>
      <div className="scroll" ref={scroll.ref} onScroll={scroll.onScroll}>
        <main className="column" role="log" aria-live="off" aria-label="Conversation">
          {isEmpty && <h1 className="greeting">What would you like to see?</h1>}
          {turns.map((turn, index) => (
            <TurnView
              key={turn.id}
              turn={turn}
              isRunning={isBusy && isEchoed && index === turns.length - 1}
              showSql={showSql}
            />
          ))}
          {!isEchoed && <p className="question">{pending}</p>}
          {state.status === "aborted" && !isBusy && <p className="note">Stopped.</p>}
          {failure !== undefined && (
            <div className="failure" role="alert">
              <p>{failure}</p>
              <button type="button" onClick={retry}>
                Try again
              </button>
            </div>
          )}
        </main>
      </div>
      <footer className="column">
        {scroll.isAway && (
          <button type="button" className="to-end" onClick={scroll.toEnd}>
            <span aria-hidden="true">↓</span> {isBusy ? "New below" : "To the end"}
          </button>
        )}
        <Composer
          ref={box}
          draft={draft}
          isBusy={isBusy}
          canStop={state.status === "streaming" && state.chatId !== undefined}
          onChange={setDraft}
          onSend={send}
          onStop={stop}
        />
      </footer>
      <Status turns={turns} state={state} isBusy={isBusy} />
    </div>
  );
};

const failureOf = (status: string, error: string | undefined): string | undefined => {
  if (status === "failed") return error || "The answer could not be finished.";
  if (status === "suspended") return "The service was restarted in the middle of this answer.";
  return undefined;
};
