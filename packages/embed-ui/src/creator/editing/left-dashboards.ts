import type { Dashboard } from "@embedded-analytics/client";
import type { EditSession } from "./edit-session.js";

/** A dashboard with the session that keeps its changes. */
export interface EditedDashboard {
  readonly dashboard: Dashboard;
  readonly session: EditSession;
}

/**
 * The dashboards that were left before all of their steps were saved. Their sessions go on sending, since the
 * reader of another dashboard, or of the list, would never learn that what was written is gone; each ends as
 * soon as it is saved, or its dashboard is no longer there.
 */
export class LeftDashboards {
  readonly #left = new Map<string, EditedDashboard & { readonly stop: () => void }>();
  readonly #listeners = new Set<() => void>();
  readonly #onSaved: () => void;
  #isClosed = false;

  constructor(onSaved: () => void) {
    this.#onSaved = onSaved;
  }

  /** Goes on with a dashboard that is left, where it has steps which are not saved; ends its session else. */
  leave({ dashboard, session }: EditedDashboard): void {
    const { publicId } = dashboard;
    if (this.#isClosed || isSettled(session)) {
      session.close();
      return;
    }
    const stop = session.subscribe(() => {
      const { status } = session.get();
      if (isSettled(session)) {
        this.take(publicId);
        session.close();
      }
      if (status === "saved") this.#onSaved();
      this.#change();
    });
    this.#left.set(publicId, { dashboard, session, stop });
    this.#change();
  }

  /** The dashboard with that id as it was left, to be edited on; undefined where all of it is saved. */
  take(publicId: string): EditedDashboard | undefined {
    const left = this.#left.get(publicId);
    left?.stop();
    this.#left.delete(publicId);
    this.#change();
    return left;
  }

  /** Whether something that was left is not saved yet. */
  readonly hasUnsaved = (): boolean => this.#left.size > 0;

  /** Whether something that was left waits for another try. */
  readonly isRetrying = (): boolean =>
    [...this.#left.values()].some(({ session }) => session.get().status === "retrying");

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Sends now what waits for another try. */
  retry(): void {
    for (const { session } of this.#left.values()) {
      if (session.get().status === "retrying") session.retry();
    }
  }

  /** Sends what is left once more, and tries no more afterwards. */
  close(): void {
    this.#isClosed = true;
    for (const { session, stop } of this.#left.values()) {
      stop();
      session.close();
    }
    this.#left.clear();
  }

  #change(): void {
    for (const listener of [...this.#listeners]) listener();
  }
}

/** Whether trying on would change nothing. */
const isSettled = (session: EditSession): boolean =>
  ["saved", "lost"].includes(session.get().status);
