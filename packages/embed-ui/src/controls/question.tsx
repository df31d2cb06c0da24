import { useEffect, useRef } from "react";

/** Asks before something is lost; Escape and the first button keep it. */
export const Question = ({
  text,
  stay,
  go,
  onGo,
  onClose,
}: {
  readonly text: string;
  /** What the button that keeps everything says, and the one that does not. */
  readonly stay: string;
  readonly go: string;
  readonly onGo: () => void;
  readonly onClose: () => void;
}) => {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="question-dialog"
      aria-label={text}
      onClose={onClose}
      onKeyDown={(event) => {
        // What is behind the dialog must not act on its keys.
        event.stopPropagation();
      }}
    >
      <p>{text}</p>
      <div className="buttons">
        <button type="button" className="plain" onClick={() => dialog.current?.close()}>
          {stay}
        </button>
        <button
          type="button"
          className="danger"
          onClick={() => {
            dialog.current?.close();
            onGo();
          }}
        >
          {go}
        </button>
      </div>
    </dialog>
  );
};
