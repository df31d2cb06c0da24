import { useEffect, useRef, useState } from "react";
import { useTexts } from "../i18n/page-texts.js";
import { DeleteQuestion } from "../controls/delete-question.js";
import type { ThreadItem } from "./threads-api.js";

/** A thread in the list: it opens, is renamed in its place, and is deleted after a question. */
export const ThreadRow = ({
  thread,
  isOpen,
  onOpen,
  onRename,
  onDelete,
}: {
  readonly thread: ThreadItem;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onRename: (title: string) => void;
  readonly onDelete: () => void;
}) => {
  const { say } = useTexts();
  const [mode, setMode] = useState<"rename" | "delete">();
  const end = (): void => {
    setMode(undefined);
  };
  if (mode === "rename") {
    return <RenameForm title={thread.title} onRename={onRename} onEnd={end} />;
  }
  return (
    <li className="thread">
      <button
        type="button"
        className="thread-title"
        aria-current={isOpen ? "page" : undefined}
        title={thread.title}
        onClick={onOpen}
      >
        <bdi>{thread.title}</bdi>
      </button>
      <span className="thread-actions">
        <button
          type="button"
          className="quiet"
          aria-label={`${say("rename")}: ${thread.title}`}
          onClick={() => {
            setMode("rename");
          }}
        >
          {say("rename")}
        </button>
        <button
          type="button"
          className="quiet"
          aria-label={`${say("delete")}: ${thread.title}`}
          onClick={() => {
            setMode("delete");
          }}
        >
          {say("delete")}
        </button>
      </span>
      {mode === "delete" && (
        <DeleteQuestion title={thread.title} onDelete={onDelete} onClose={end} />
      )}
    </li>
  );
};

const RenameForm = ({
  title,
  onRename,
  onEnd,
}: {
  readonly title: string;
  readonly onRename: (title: string) => void;
  readonly onEnd: () => void;
}) => {
  const { say } = useTexts();
  const [text, setText] = useState(title);
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    box.current?.select();
  }, []);
  return (
    <li className="thread">
      <form
        className="rename"
        onSubmit={(event) => {
          event.preventDefault();
          const name = text.trim();
          onEnd();
          if (name !== "" && name !== title) onRename(name);
        }}
      >
        <input
          ref={box}
          aria-label={say("title")}
          dir="auto"
          maxLength={200}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
          }}
          onKeyDown={(event) => {
            if (event.key !== "Escape") return;
            event.preventDefault();
            event.stopPropagation();
            onEnd();
          }}
        />
        <button type="submit" className="plain">
          {say("save")}
        </button>
      </form>
    </li>
  );
};
