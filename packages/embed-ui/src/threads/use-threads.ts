import { useCallback, useEffect, useState } from "react";
import type { ThreadItem, ThreadsApi } from "./threads-api.js";

/** The list of threads, and what changes it. */
export interface Threads {
  readonly all: readonly ThreadItem[];
  readonly rename: (chatId: string, title: string) => void;
  readonly remove: (chatId: string) => void;
  readonly refresh: () => void;
}

/**
 * The user's threads. A change is shown at once, and taken back where the service refuses it: the list is
 * then read again.
 */
export const useThreads = (api: ThreadsApi | undefined): Threads => {
  const [all, setAll] = useState<readonly ThreadItem[]>([]);
  const refresh = useCallback(() => {
    // The list that is there stays where another cannot be had.
    api?.list().then(setAll, () => undefined);
  }, [api]);
  useEffect(refresh, [refresh]);
  const rename = useCallback(
    (chatId: string, title: string) => {
      setAll((before) =>
        before.map((item) => (item.chatId === chatId ? { ...item, title } : item)),
      );
      api?.rename(chatId, title).catch(refresh);
    },
    [api, refresh],
  );
  const remove = useCallback(
    (chatId: string) => {
      setAll((before) => before.filter((item) => item.chatId !== chatId));
      api?.remove(chatId).catch(refresh);
    },
    [api, refresh],
  );
  return { all, rename, remove, refresh };
};
