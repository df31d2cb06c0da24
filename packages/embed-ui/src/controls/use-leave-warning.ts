import { useEffect } from "react";

/** Lets the browser ask before the page is left, while something is typed that would be lost. */
export const useLeaveWarning = (isUnsaved: boolean): void => {
  useEffect(() => {
    if (!isUnsaved) return;
    const onLeave = (event: BeforeUnloadEvent): void => {
      event.preventDefault();
    };
    addEventListener("beforeunload", onLeave);
    return () => {
      removeEventListener("beforeunload", onLeave);
    };
  }, [isUnsaved]);
};
