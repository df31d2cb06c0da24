import { createContext, useContext, useEffect, useRef } from "react";
import type { HostActions, HostActionType } from "@embedded-analytics/client/embed";
import type { HostLink } from "./host-link.js";

/** The link of the page to its host; undefined outside of a page, as in a test of a component. */
export const HostContext = createContext<HostLink | undefined>(undefined);

/** How a page does what a host asks; what is left out is refused with `not_allowed`. */
export type HostActionHandlers = {
  readonly [Type in HostActionType]?: (payload: HostActions[Type]) => unknown;
};

/** Does the host's actions while the component is shown. A handler may throw a `Refusal`. */
export const useHostActions = (handlers: HostActionHandlers): void => {
  const link = useContext(HostContext);
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  const types = Object.keys(handlers).join();
  useEffect(() => {
    if (link === undefined) return;
    const removals = types.split(",").map((type) =>
      link.handle(type as HostActionType, (payload) => {
        const handler = latest.current[type as HostActionType] as
          ((payload: unknown) => unknown) | undefined;
        return handler?.(payload);
      }),
    );
    return () => {
      for (const remove of removals) remove();
    };
  }, [link, types]);
};

/** Lets actions of the host wait for the part of the page that does them, while it is on its way. */
export const useExpectedActions = (types: readonly HostActionType[], areComing: boolean): void => {
  const link = useContext(HostContext);
  useEffect(() => (areComing ? link?.expect(types) : undefined), [link, types, areComing]);
};
