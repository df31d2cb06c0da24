import { useEffect, useId, useRef, type ReactElement, type ReactNode } from "react";

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog over the page: the browser keeps the focus in it, and Esc closes it. */
export const Dialog = ({ title, onClose, children }: DialogProps): ReactElement => {
  const element = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const dialog = element.current;
    if (dialog?.open === false) dialog.showModal();
    return () => {
      dialog?.close();
    };
  }, []);
  return (
    <dialog ref={element} aria-labelledby={heading} onCancel={onClose}>
      <h2 id={heading}>{title}</h2>
      {children}
    </dialog>
  );
};
