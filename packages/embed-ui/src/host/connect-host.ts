import type { Surface } from "@embedded-analytics/client/embed";
import { HostLink } from "./host-link.js";

/** The link of this page with the window that holds it, listening. */
export const connectHost = (allowedOrigins: readonly string[], surface: Surface): HostLink => {
  const isCube = new URLSearchParams(location.search).get("dialect") === "cube";
  const link = new HostLink({
    // A page in no frame is its own parent, and nobody's.
    parent: window.parent === window ? undefined : window.parent,
    allowedOrigins,
    surface,
    dialect: isCube ? "cube" : "own",
    nowMs: () => performance.now(),
  });
  addEventListener("message", (event) => {
    link.receive(event);
  });
  return link;
};
