import { useCallback, useEffect, useRef, useState, type RefObject } from "react";
import type { ChatThread, ThreadState } from "@embedded-analytics/client";
import { Refusal } from "../host/host-link.js";
import { useHostActions } from "../host/use-host-actions.js";
import { useTexts } from "../i18n/page-texts.js";
import type { Texts } from "../i18n/texts.js";
import { BusyContext } from "./chat-context.js";
import { Composer } from "./composer.js";
import { Status } from "./status.js";
import { Suggestions } from "./suggestions.js";
import { TurnView } from "./turn/turn-view.js";
import { turnsOf, type Turn } from "./turn/turns.js";
import { useAsking } from "./use-asking.js";
import { useStickyScroll } from "./use-sticky-scroll.js";
import { useThreadState } from "./use-thread-state.js";

interface Props {
  readonly thread: ChatThread;
  /** What stands in the box at first: kept when the reader changes the thread. */
  readonly draft?: string;
  readonly onDraft?: (draft: string) => void;
  /** Whether it stands beside the main content of the page. */
  readonly isBeside?: boolean;
}

/** The chat: what was asked and answered, and the box to ask in. */
export const ChatPage = (props: Props) => {
  const { thread, draft: firstDraft = "", onDraft, isBeside = false } = props;
  const Main = isBeside ? "section" : "main";
  const texts = useTexts();
  const { say } = texts;
  const state = useThreadState(thread);
  const [draft, setDraft] = useState(firstDraft);
  const { pending, problem, isOpening, send, retry, stop } = useAsking(thread);
  const box = useFirstFocus();
  const turns = turnsOf(state.messages);
  const isBusy = pending !== undefined || state.status === "streaming";
  const scroll = useStickyScroll(state);
  const { toEnd } = scroll;

  const write = (text: string): void => {
    setDraft(text);
    onDraft?.(text);
  };
  const ask = useCallback(
    (text: string): void => {
      send(text);
      toEnd();
    },
    [send, toEnd],
  );
  useAskingActions({ write, ask, stop, isBusy, isStreaming: state.status === "streaming" });

  const { isEchoed, failure, isEmpty } = shownOf(state, texts, {
    turns,
    pending,
    problem,
    isOpening,
  });
  return (
    <BusyContext value={isBusy}>
      <div className="chat" data-empty={isEmpty}>
        <Main
          className="scroll"
          ref={scroll.ref}
          onScroll={scroll.onScroll}
          tabIndex={isEmpty ? -1 : 0}
        >
          <div
            className="column"
            role="log"
            aria-live="off"
            aria-label={say("conversation")}
            data-content
          >
            <Opening isEmpty={isEmpty} onAsk={ask} />
            <Turns
              turns={turns}
              pending={isEchoed ? undefined : pending}
              isBusy={isBusy}
              chatId={state.chatId}
              onAsk={ask}
            />
            {state.status === "aborted" && !isBusy && <p className="note">{say("stopped")}</p>}
            {failure !== undefined && <Failure text={failure} onRetry={retry} />}
          </div>
        </Main>
        <footer className="column">
          {scroll.isAway && <ToEnd isBusy={isBusy} onClick={toEnd} />}
          <Composer
            ref={box}
            draft={draft}
            isBusy={isBusy}
            canStop={state.status === "streaming" && state.chatId !== undefined}
            onChange={write}
            onSend={(text) => {
              write("");
              ask(text);
            }}
            onStop={stop}
          />
        </footer>
        <Status turns={turns} state={state} isBusy={isBusy} />
      </div>
    </BusyContext>
  );
};

/** The heading; over an empty thread a greeting, and questions to begin with. */
const Opening = ({
  isEmpty,
  onAsk,
}: {
  readonly isEmpty: boolean;
  readonly onAsk: (text: string) => void;
}) => {
  const { say } = useTexts();
  return (
    <>
      <h1 className={isEmpty ? "greeting" : "visually-hidden"}>
        {say(isEmpty ? "greeting" : "conversation")}
      </h1>
      {isEmpty && <Suggestions onAsk={onAsk} />}
    </>
  );
};

/** A box that has the focus when the page opens. */
const useFirstFocus = (): RefObject<HTMLTextAreaElement | null> => {
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
  }, []);
  return box;
};

/** What of a thread is shown beside its turns. */
const shownOf = (
  state: ThreadState,
  texts: Texts,
  {
    turns,
    pending,
    problem,
    isOpening,
  }: {
    readonly turns: readonly Turn[];
    readonly pending: string | undefined;
    readonly problem: string | undefined;
    readonly isOpening: boolean;
  },
): {
  readonly isEchoed: boolean;
  readonly failure: string | undefined;
  readonly isEmpty: boolean;
} => {
  const isBusy = pending !== undefined || state.status === "streaming";
  // The question is shown at once, and not only when the service has echoed it.
  const isEchoed = !pending || turns.at(-1)?.question === pending;
  const failure = problem ?? (isBusy ? undefined : failureOf(state, texts));
  const isEmpty = turns.length === 0 && isEchoed && failure === undefined && !isOpening;
  return { isEchoed, failure, isEmpty };
};

/** What the host can do here: write or send a question, and stop the answer. */
const useAskingActions = ({
  write,
  ask,
  stop,
  isBusy,
  isStreaming,
}: {
  readonly write: (text: string) => void;
  readonly ask: (text: string) => void;
  readonly stop: () => void;
  readonly isBusy: boolean;
  readonly isStreaming: boolean;
}): void => {
  useHostActions({
    ask: ({ text, send: isSent = true }) => {
      if (!isSent) {
        write(text);
        return;
      }
      if (isBusy) throw new Refusal("busy");
      // What the reader is typing stays in the box.
      ask(text);
    },
    stop: () => {
      if (isStreaming) stop();
    },
  });
};

/** What was asked and answered, and the question that the service has not echoed yet. */
const Turns = ({
  turns,
  pending,
  isBusy,
  chatId,
  onAsk,
}: {
  readonly turns: readonly Turn[];
  readonly pending: string | undefined;
  readonly isBusy: boolean;
  readonly chatId: string | undefined;
  readonly onAsk: (text: string) => void;
}) => (
  <>
    {turns.map((turn, index) => (
      <TurnView
        key={turn.id}
        turn={turn}
        isRunning={isBusy && pending === undefined && index === turns.length - 1}
        isOpen={!isBusy && index === turns.length - 1}
        onAsk={onAsk}
        chatId={chatId}
      />
    ))}
    {pending !== undefined && (
      <p className="question turn">
        <bdi>{pending}</bdi>
      </p>
    )}
  </>
);

const Failure = ({ text, onRetry }: { readonly text: string; readonly onRetry: () => void }) => (
  <div className="failure" role="alert">
    <p>{text}</p>
    <button type="button" className="plain" onClick={onRetry}>
      {useTexts().say("tryAgain")}
    </button>
  </div>
);

const ToEnd = ({ isBusy, onClick }: { readonly isBusy: boolean; readonly onClick: () => void }) => {
  const { say } = useTexts();
  return (
    <button type="button" className="to-end" onClick={onClick}>
      <span aria-hidden="true">↓</span> {isBusy ? say("newBelow") : say("toEnd")}
    </button>
  );
};

const failureOf = ({ status, error }: ThreadState, { say }: Texts): string | undefined => {
  if (status === "failed") return error || say("unfinished");
  return status === "suspended" ? say("restarted") : undefined;
};
