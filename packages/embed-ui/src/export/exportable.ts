import { createContext, useContext, useEffect, useMemo, useRef } from "react";
import { Refusal } from "../host/host-link.js";
import { useHostActions } from "../host/use-host-actions.js";
import type { Exportable } from "./file-source.js";

/** The results that can be exported, by the name of each, in the order in which they came. */
export type Exportables = Map<string, () => Exportable>;

/** Where the results of a page are found; undefined where the page offers no files. */
export const ExportablesContext = createContext<Exportables | undefined>(undefined);

/** The name that stands for the result which came last. */
const lastName = "last";

/** Lets the host export the results of this page, while it is shown, unless the session allows no files. */
export const useHostExport = (isAllowed: boolean): Exportables | undefined => {
  const exportables = useMemo((): Exportables => new Map(), []);
  useHostActions({
    export: async ({ target, format }) => {
      const named =
        target === lastName ? [...exportables.values()].at(-1) : exportables.get(target);
      if (!isAllowed || named === undefined) throw new Refusal("not_allowed");
      const { fileOf } = await import("./result-file.js");
      return fileOf(named(), format);
    },
  });
  return isAllowed ? exportables : undefined;
};

/** Makes a result exportable under a name, for as long as it is shown. */
export const useExportable = (name: string, exportable: Exportable): void => {
  const exportables = useContext(ExportablesContext);
  const latest = useRef(exportable);
  useEffect(() => {
    latest.current = exportable;
  });
  useEffect(() => {
    if (exportables === undefined) return;
    exportables.set(name, () => latest.current);
    return () => void exportables.delete(name);
  }, [exportables, name]);
};
