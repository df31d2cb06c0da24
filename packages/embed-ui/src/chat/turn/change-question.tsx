import { useContext, useEffect, useRef, useState } from "react";
import { useTexts } from "../../i18n/page-texts.js";
import { BusyContext } from "../chat-context.js";
import { isSendingKey } from "../sending-key.js";

/** A question that is asked again in other words. It is a new question: what was answered stays. */
export const ChangeQuestion = ({
  question,
  onAsk,
  onEnd,
}: {
  readonly question: string;
  readonly onAsk: (text: string) => void;
  readonly onEnd: () => void;
}) => {
  const { say } = useTexts();
  // While an answer comes the words are kept, and are asked when it has ended.
  const isBusy = useContext(BusyContext);
  const [text, setText] = useState(question);
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    box.current?.focus();
    box.current?.setSelectionRange(question.length, question.length);
  }, [question.length]);
  const ask = (): void => {
    if (text.trim() === "" || isBusy) return;
    onEnd();
    onAsk(text.trim());
  };
  return (
    <form
      className="change"
      onSubmit={(event) => {
        event.preventDefault();
        ask();
      }}
    >
      <textarea
        ref={box}
        aria-label={say("changeQuestion")}
        dir="auto"
        rows={1}
        maxLength={8000}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
        }}
        onKeyDown={(event) => {
          if (event.key === "Escape") return onEnd();
          if (!isSendingKey(event)) return;
          event.preventDefault();
          ask();
        }}
      />
      <div className="buttons">
        <button type="button" className="plain" onClick={onEnd}>
          {say("cancel")}
        </button>
        <button type="submit" className="primary" disabled={text.trim() === "" || isBusy}>
          {say("askChanged")}
        </button>
      </div>
    </form>
  );
};

/** Begins to change a question; not there while an answer comes, so that only one is asked at a time. */
export const ChangeButton = ({ onPress }: { readonly onPress: () => void }) => {
  const { say } = useTexts();
  const isBusy = useContext(BusyContext);
  if (isBusy) return null;
  return (
    <button type="button" className="quiet" onClick={onPress}>
      {say("changeQuestion")}
    </button>
  );
};
