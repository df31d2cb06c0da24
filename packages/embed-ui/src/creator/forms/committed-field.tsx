import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLeaveWarning } from "../../controls/use-leave-warning.js";

/** A line that is taken over when it is left or by Enter; Escape goes back to what was there. */
export const CommittedField = ({
  label,
  value,
  lengthMax,
  onCommit,
}: {
  readonly label: string;
  readonly value: string;
  readonly lengthMax: number;
  /** Answers whether the text could be taken over. */
  readonly onCommit: (text: string) => boolean;
}) => {
  const [text, setText] = useState(value);
  // What is being typed stays, whatever another editor has written here meanwhile.
  const isTyping = useRef(false);
  useEffect(() => {
    if (!isTyping.current) setText(value);
  }, [value]);
  const isChanged = text.trim() !== value.trim();
  useLeaveWarning(isChanged);
  const leave = (): void => {
    isTyping.current = false;
    setText(value);
  };
  const commit = (): void => {
    isTyping.current = false;
    if (!isChanged || !onCommit(text)) leave();
  };
  const latest = useRef(commit);
  useLayoutEffect(() => {
    latest.current = commit;
  });
  // A line that goes away, as by the browser's back button, is left as well. Before other effects end: they keep what
  // is there then.
  useLayoutEffect(
    () => () => {
      if (isTyping.current) latest.current();
    },
    [],
  );
  return (
    <label className="field">
      <span>{label}</span>
      <input
        dir="auto"
        maxLength={lengthMax}
        value={text}
        onChange={({ target }) => {
          isTyping.current = true;
          setText(target.value);
        }}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === "Enter" && !event.nativeEvent.isComposing) commit();
          if (event.key === "Escape") leave();
        }}
      />
    </label>
  );
};
