import type { HostLink } from "./host-link.js";

/**
 * Asks a host that handles links before one is followed. Without such a host the browser follows them by
 * itself.
 */
export const followLinks = (link: HostLink): void => {
  document.addEventListener(
    "click",
    (event) => {
      const anchor = event.target instanceof Element ? event.target.closest("a[href]") : null;
      if (!(anchor instanceof HTMLAnchorElement) || !/^https?:$/.test(anchor.protocol)) return;
      if (anchor.hasAttribute("download")) return;
      const { href } = anchor;
      if (!link.handles("open-link")) {
        void link.mayGoOn("open-link", { href });
        return;
      }
      event.preventDefault();
      void link.mayGoOn("open-link", { href }).then((mayGoOn) => {
        if (mayGoOn) window.open(href, "_blank", "noopener,noreferrer");
      });
    },
    { capture: true },
  );
};
