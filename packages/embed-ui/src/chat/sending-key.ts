import type { KeyboardEvent } from "react";

/**
 * Whether a key sends: Enter, but not with Shift, which breaks the line, nor while an input method
 * composes, to which Enter means a chosen word; 229 is how some of them say so.
 */
export const isSendingKey = (event: KeyboardEvent): boolean =>
  event.key === "Enter" &&
  !event.shiftKey &&
  !event.nativeEvent.isComposing &&
  event.keyCode !== 229;
