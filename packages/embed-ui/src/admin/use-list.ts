import { useCallback, useEffect, useState } from "react";
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
  useEffect(() => {
    let isCurrent = true;
    void read("", () => isCurrent);
    return () => {
      isCurrent = false;
    };
  }, [read, round]);
  return {
    items,
    state,
    problem,
    hasMore: after !== null,
    readMore: () => void read(after ?? "", () => true),
    reload: () => {
      setRound((before) => before + 1);
    },
  };
};
