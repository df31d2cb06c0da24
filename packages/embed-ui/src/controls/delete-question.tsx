import { useEffect, useRef } from "react";
import { useTexts } from "../i18n/page-texts.js";

/** Asks before something of that title is deleted; Escape and the first button keep it. */
export const DeleteQuestion = ({
  title,
  onDelete,
  onClose,
}: {
  readonly title: string;
  readonly onDelete: () => void;
  readonly onClose: () => void;
}) => {
  const { say } = useTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  const question = say("deleteQuestion", { title });
  return (
    <dialog ref={dialog} className="question-dialog" aria-label={question} onClose={onClose}>
      <p>{question}</p>
      <div className="buttons">
        <button type="button" className="plain" onClick={() => dialog.current?.close()}>
          {say("cancel")}
        </button>
        <button
          type="button"
          className="danger"
          onClick={() => {
            dialog.current?.close();
            onDelete();
          }}
        >
          {say("delete")}
        </button>
      </div>
    </dialog>
  );
};
