import { useState } from "react";
import { useTexts } from "../../i18n/page-texts.js";
import { ActionButton } from "../../controls/action-button.js";

/** Puts a result on a dashboard, and says that it is there. */
export const PinButton = ({ onPin }: { readonly onPin: () => Promise<void> }) => {
  const { say } = useTexts();
  const [isPinned, setIsPinned] = useState(false);
  return (
    <ActionButton
      label={say(isPinned ? "pinned" : "pin")}
      onAct={async () => {
        await onPin();
        setIsPinned(true);
      }}
    />
  );
};
