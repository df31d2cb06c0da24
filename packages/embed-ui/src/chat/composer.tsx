import type { KeyboardEvent, Ref } from "react";
import { useTexts } from "../i18n/page-texts.js";
import { isSendingKey } from "./sending-key.js";

interface Props {
  readonly ref: Ref<HTMLTextAreaElement>;
  readonly draft: string;
  readonly isBusy: boolean;
  readonly canStop: boolean;
  readonly onChange: (draft: string) => void;
  readonly onSend: (text: string) => void;
  readonly onStop: () => void;
}

/** The box to ask in. While an answer comes the button stops it, and what is typed is kept. */
export const Composer = ({ ref, draft, isBusy, canStop, onChange, onSend, onStop }: Props) => {
  const { say } = useTexts();
  const text = draft.trim();
  const send = (): void => {
    if (text !== "" && !isBusy) onSend(text);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!isSendingKey(event)) return;
    event.preventDefault();
    send();
  };
  return (
    <form
      className="composer"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <textarea
        ref={ref}
        aria-label={say("yourQuestion")}
        placeholder={say("askPlaceholder")}
        rows={1}
        dir="auto"
        value={draft}
        maxLength={8000}
        onChange={(event) => {
          onChange(event.target.value);
        }}
        onKeyDown={onKeyDown}
      />
      {isBusy ? (
        <button
          type="button"
          className="send"
          aria-label={say("stop")}
          disabled={!canStop}
          onClick={onStop}
        >
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <rect x="4" y="4" width="8" height="8" rx="1.5" fill="currentColor" />
          </svg>
        </button>
      ) : (
        <button type="submit" className="send" aria-label={say("send")} disabled={text === ""}>
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path
              d="M8 13V3.5M3.75 7.5 8 3.25l4.25 4.25"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.75"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          </svg>
        </button>
      )}
    </form>
  );
};
