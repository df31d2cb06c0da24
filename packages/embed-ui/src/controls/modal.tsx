import { useEffect, useRef, type ReactNode } from "react";
import { useTexts } from "../i18n/page-texts.js";

/** A dialog over the page: Escape and its button close it, and the focus goes back to where it was. */
export const Modal = ({
  title,
  size = "fit",
  onClose,
  children,
}: {
  readonly title: string;
  readonly size?: "fit" | "full";
  readonly onClose: () => void;
  readonly children: ReactNode;
}) => {
  const { say } = useTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="modal"
      data-size={size}
      aria-label={title}
      onClose={onClose}
      onKeyDown={(event) => {
        // What is behind the dialog must not act on its keys.
        event.stopPropagation();
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
            dialog.current?.close();
          }}
        >
          {say("close")}
        </button>
      </header>
      {children}
    </dialog>
  );
};
