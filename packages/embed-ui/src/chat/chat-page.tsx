import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { ChatThread } from "@embedded-analytics/client";
import { Refusal } from "../host/host-link.js";
import { useHostActions } from "../host/use-host-actions.js";
import { Composer } from "./composer.js";
import { Status } from "./status.js";
import { TurnView } from "./turn-view.js";
import { turnsOf } from "./turns.js";
import { useAsking } from "./use-asking.js";
import { useStickyScroll } from "./use-sticky-scroll.js";

interface Props {
  readonly thread: ChatThread;
  readonly showSql: boolean;
}

/** The chat: what was asked and answered, and the box to ask in. */
export const ChatPage = ({ thread, showSql }: Props) => {
  const state = useSyncExternalStore(thread.subscribe, thread.getState);
  const [draft, setDraft] = useState("");
  const { pending, problem, send, retry, stop } = useAsking(thread);
  const box = useRef<HTMLTextAreaElement>(null);
  const turns = turnsOf(state.messages);
  const isBusy = pending !== undefined || state.status === "streaming";
  const scroll = useStickyScroll(state);

  const ask = (text: string): void => {
    setDraft("");
    send(text);
    scroll.toEnd();
  };
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
  }, []);
  useHostActions({
    ask: ({ text, send: isSent = true }) => {
      if (!isSent) {
        setDraft(text);
        return;
      }
      if (isBusy) throw new Refusal("busy");
      // What the reader is typing stays in the box.
      send(text);
      scroll.toEnd();
    },
    stop: () => {
      if (state.status === "streaming") stop();
    },
  });

  // The question is shown at once, and not only when the service has echoed it.
  const isEchoed = !pending || turns.at(-1)?.question === pending;
  const failure = problem ?? (isBusy ? undefined : failureOf(state.status, state.error));
  const isEmpty = turns.length === 0 && isEchoed;
  return (
    <div className="chat" data-empty={isEmpty}>
      <div className="scroll" ref={scroll.ref} onScroll={scroll.onScroll}>
        <main className="column" role="log" aria-live="off" aria-label="Conversation" data-content>
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
          {failure !== undefined && <Failure text={failure} onRetry={retry} />}
        </main>
      </div>
      <footer className="column">
        {scroll.isAway && <ToEnd isBusy={isBusy} onClick={scroll.toEnd} />}
        <Composer
          ref={box}
          draft={draft}
          isBusy={isBusy}
          canStop={state.status === "streaming" && state.chatId !== undefined}
          onChange={setDraft}
          onSend={ask}
          onStop={stop}
        />
      </footer>
      <Status turns={turns} state={state} isBusy={isBusy} />
    </div>
  );
};

const Failure = ({ text, onRetry }: { readonly text: string; readonly onRetry: () => void }) => (
  <div className="failure" role="alert">
    <p>{text}</p>
    <button type="button" onClick={onRetry}>
      Try again
    </button>
  </div>
);

const ToEnd = ({ isBusy, onClick }: { readonly isBusy: boolean; readonly onClick: () => void }) => (
  <button type="button" className="to-end" onClick={onClick}>
    <span aria-hidden="true">↓</span> {isBusy ? "New below" : "To the end"}
  </button>
);

const failureOf = (status: string, error: string | undefined): string | undefined => {
  if (status === "failed") return error || "The answer could not be finished.";
  if (status === "suspended") return "The service was restarted in the middle of this answer.";
  return undefined;
};
