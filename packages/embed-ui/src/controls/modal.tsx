import { useEffect, useRef, useState, type ReactNode } from "react";
import { useEditingTexts } from "../i18n/editing-texts.js";
import { useTexts } from "../i18n/page-texts.js";
import { Question } from "./question.js";
import { useLeaveWarning } from "./use-leave-warning.js";

/**
 * A dialog over the page: Escape and its button close it, and the focus goes back to where it was. What was typed into
 * it is not lost by either, nor by leaving the page, unless the reader says so.
 */
export const Modal = ({
  title,
  size = "fit",
  isChanged = false,
  onClose,
  children,
}: {
  readonly title: string;
  readonly size?: "fit" | "full";
  /** Whether something in it would be lost by closing it. */
  readonly isChanged?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) => {
  const { say } = useTexts();
  const { say: sayEditing } = useEditingTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isAsking, setIsAsking] = useState(false);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  useLeaveWarning(isChanged);
  return (
    <>
      <dialog
        ref={dialog}
        className="modal"
        data-size={size}
        aria-label={title}
        onClose={onClose}
        onCancel={(event) => {
          if (!isChanged || event.target !== event.currentTarget) return;
          event.preventDefault();
          setIsAsking(true);
        }}
        onKeyDown={(event) => {
          // What is behind the dialog must not act on its keys.
          event.stopPropagation();
          // A browser lets a dialog refuse to close once; a key it does not get at all never closes it.
          if (event.key !== "Escape" || !isChanged || event.nativeEvent.isComposing) return;
          event.preventDefault();
          setIsAsking(true);
        }}
      >
        <header>
          <h2>
            <bdi>{title}</bdi>
          </h2>
          <button
            type="button"
            className="quiet"
            onClick={() => {
              if (isChanged) setIsAsking(true);
              else dialog.current?.close();
            }}
          >
            {say("close")}
          </button>
        </header>
        {children}
      </dialog>
      {isAsking && (
        <Question
          text={sayEditing("discardQuestion")}
          stay={sayEditing("keepEditing")}
          go={sayEditing("discard")}
          onGo={() => dialog.current?.close()}
          onClose={() => {
            setIsAsking(false);
          }}
        />
      )}
    </>
  );
};
