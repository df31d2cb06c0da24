import type { Surface } from "./messages.js";
import { mount } from "./mount.js";
import type { MountedFrame, MountOptions } from "./mount-options.js";

const eventTypes = [
  "ready",
  "view",
  "size",
  "status",
  "ai-query",
  "dashboard-loaded",
  "filters-changed",
  "drilldown",
  "ask-about",
  "content",
  "open-link",
  "download",
  "session",
  "error",
] as const;

/** The custom element: a page of the service, in the document's own markup. */
export interface AnalyticsElement extends HTMLElement {
  /** Has to be set before the element opens its frame; see `MountOptions`. */
  fetchSession: MountOptions["fetchSession"] | undefined;
  /** The frame; undefined while the element is not in a document, or has no `fetchSession`. */
  readonly frame: MountedFrame | undefined;
}

/**
 * Defines the custom element `<embedded-analytics base-url deployment-id surface public-id
 * color-scheme locale>`. Its frame opens when the property `fetchSession` is set and it is in a document. Each
 * event of the page is a DOM event of the same name below `analytics-`, with the payload as `detail`;
 * `preventDefault` cancels what can be cancelled.
 */
export const defineElement = (name = "embedded-analytics"): void => {
  if (customElements.get(name) !== undefined) return;
  customElements.define(
    name,
    class extends HTMLElement implements AnalyticsElement {
      #fetchSession: MountOptions["fetchSession"] | undefined;
      frame: MountedFrame | undefined;

      get fetchSession(): MountOptions["fetchSession"] | undefined {
        return this.#fetchSession;
      }

      set fetchSession(fetchSession) {
        this.#fetchSession = fetchSession;
        this.#open();
      }

      connectedCallback(): void {
        this.#open();
      }

      disconnectedCallback(): void {
        this.frame?.destroy();
        this.frame = undefined;
      }

      #open(): void {
        const attribute = (of: string): string | undefined => this.getAttribute(of) ?? undefined;
        const baseUrl = attribute("base-url");
        const fetchSession = this.#fetchSession;
        if (!this.isConnected || this.frame || !fetchSession || baseUrl === undefined) return;
        const deploymentId = attribute("deployment-id");
        const handlers = Object.fromEntries(
          eventTypes.map((type) => [
            `on-${type}`.replace(/-(\w)/g, (_all, letter: string) => letter.toUpperCase()),
            (detail: object) => {
              const event = new CustomEvent(`analytics-${type}`, { detail, cancelable: true });
              return { cancel: !this.dispatchEvent(event) };
            },
          ]),
        );
        this.frame = mount(this, {
          ...handlers,
          baseUrl,
          fetchSession,
          deploymentId: deploymentId === undefined ? undefined : Number(deploymentId),
          surface: attribute("surface") as Surface | undefined,
          publicId: attribute("public-id"),
          colorScheme: attribute("color-scheme") as MountOptions["colorScheme"],
          locale: attribute("locale"),
          title: attribute("title"),
          handles: ["open-link", "download", "drilldown", "ask-about"],
        });
      }
    },
  );
};
