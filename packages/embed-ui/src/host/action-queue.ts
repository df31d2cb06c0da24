import type { RefusalCode } from "@embedded-analytics/client/embed";

/** An action of the host that was read. */
export interface HostAction {
  readonly type: string;
  readonly id: string | undefined;
  readonly payload: object;
}

/** How the page does an action. */
export type ActionHandler = (payload: never) => unknown;

/** What becomes of an action whose time has come. */
export interface ActionEnds {
  readonly do: (action: HostAction, handler: ActionHandler) => void;
  readonly refuse: (action: HostAction, code: RefusalCode) => void;
}

/** Applied before the page is ready: a session makes it so, and looks must not flicker. */
const atOnce = new Set([
  "set-session",
  "set-theme",
  "set-color-scheme",
  "set-locale",
  "set-timezone",
  "host-viewport",
]);
const filterActions = new Set(["set-filter", "clear-filters"]);
const waitingMax = 100;

/**
 * The actions of a host in their order. They wait until the page is ready, and those of a part of the page that is on
 * its way, such as a dashboard that is being read, until it is there: so a host may act as soon as it hears `ready`.
 */
export class ActionQueue {
  readonly #ends: ActionEnds;
  readonly #handlers = new Map<string, ActionHandler>();
  /** The types that are on their way, each list by the part of the page that brings them. */
  readonly #coming = new Set<readonly string[]>();
  #waiting: HostAction[] = [];
  #isReady = false;

  constructor(ends: ActionEnds) {
    this.#ends = ends;
  }

  /** Does actions of a type, until the returned function is called; the last handler counts. */
  handle(type: string, handler: ActionHandler): () => void {
    this.#handlers.set(type, handler);
    this.#goOnLater();
    return () => {
      if (this.#handlers.get(type) === handler) this.#handlers.delete(type);
    };
  }

  /** Lets actions of these types wait for their handlers, until the returned function is called. */
  expect(types: readonly string[]): () => void {
    const own = [...types];
    this.#coming.add(own);
    return () => {
      this.#coming.delete(own);
      this.#goOnLater();
    };
  }

  /** The types of the actions that the page does, or will. */
  types(): readonly string[] {
    return [...new Set([...this.#handlers.keys(), ...[...this.#coming].flat()])].toSorted();
  }

  /** Does an action, now or when its time has come. */
  take(action: HostAction): void {
    if (action.type === "navigate") this.#dropFilters();
    if (!this.#mustWait(action.type)) this.#end(action);
    else if (this.#waiting.length < waitingMax) this.#waiting.push(action);
    else this.#ends.refuse(action, "busy");
  }

  becomeReady(): void {
    this.#isReady = true;
    this.#goOn();
  }

  #mustWait(type: string): boolean {
    if (atOnce.has(type)) return false;
    if (!this.#isReady) return true;
    return !this.#handlers.has(type) && [...this.#coming].some((types) => types.includes(type));
  }

  #dropFilters(): void {
    const dropped = this.#waiting.filter(({ type }) => filterActions.has(type));
    this.#waiting = this.#waiting.filter(({ type }) => !filterActions.has(type));
    for (const action of dropped) this.#ends.refuse(action, "not_ready");
  }

  /** After all handlers of a part have come, or it is known that they will not: both come one by one. */
  #goOnLater(): void {
    if (this.#waiting.length === 0) return;
    queueMicrotask(() => {
      this.#goOn();
    });
  }

  #goOn(): void {
    const waiting = this.#waiting;
    this.#waiting = waiting.filter(({ type }) => this.#mustWait(type));
    for (const action of waiting) if (!this.#waiting.includes(action)) this.#end(action);
  }

  #end(action: HostAction): void {
    const handler = this.#handlers.get(action.type);
    if (handler === undefined) this.#ends.refuse(action, "not_allowed");
    else this.#ends.do(action, handler);
  }
}
