import { useCallback, useEffect, useRef, useState } from "react";
import { Refused, sentenceOf, type AdminApi, type Item } from "./admin-api.js";

/** A list as far as it was read. */
export interface ReadList {
  readonly items: readonly Item[];
  readonly state: "loading" | "ready" | "failed";
  readonly problem: string | undefined;
  readonly hasMore: boolean;
  readonly readMore: () => void;
  readonly reload: () => void;
}

const pageSize = "50";

/** Reads a list page by page, and anew when its filters change. */
export const useList = (
  api: AdminApi,
  name: string,
  filters: Readonly<Record<string, string>>,
  onEnded: () => void,
): ReadList => {
  const [items, setItems] = useState<readonly Item[]>([]);
  const [after, setAfter] = useState<string | null>(null);
  const [state, setState] = useState<ReadList["state"]>("loading");
  const [problem, setProblem] = useState<string>();
  const query = JSON.stringify(filters);

  const read = useCallback(
    async (cursor: string, isCurrent: () => boolean): Promise<void> => {
      try {
        const asked = { ...(JSON.parse(query) as Record<string, string>), first: pageSize };
        const page = await api.list(name, { ...asked, after: cursor });
        if (!isCurrent()) return;
        setItems((before) => (cursor === "" ? page.items : [...before, ...page.items]));
        setAfter(page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null);
        setState("ready");
      } catch (error) {
        if (!isCurrent()) return;
        if (error instanceof Refused && error.status === 401) {
          onEnded();
          return;
        }
        setProblem(sentenceOf(error));
        setState("failed");
      }
    },
    [api, name, query, onEnded],
  );
  const [round, setRound] = useState(0);
  // Counts the beginnings of the list: a page that was asked for before the newest belongs to another list.
  const beginning = useRef(0);
  const pending = useRef<string>(undefined);
  useEffect(() => {
    const own = ++beginning.current;
    pending.current = undefined;
    void read("", () => beginning.current === own);
    return () => {
      beginning.current += 1;
    };
  }, [read, round]);
  const readMore = async (): Promise<void> => {
    // A second click while a page is on its way would append that page twice.
    if (after === null || pending.current === after) return;
    const own = beginning.current;
    pending.current = after;
    await read(after, () => beginning.current === own);
    if (beginning.current === own) pending.current = undefined;
  };
  return {
    items,
    state,
    problem,
    hasMore: after !== null,
    readMore: () => void readMore(),
    reload: () => {
      setRound((before) => before + 1);
    },
  };
};
