import {
  AnalyticsError,
  type Dashboard,
  type DashboardOperation,
} from "@embedded-analytics/client";
import { contentOf, type EditedContent } from "./edited-content.js";
import {
  beginSending,
  edit,
  isSaved,
  notSent,
  rebased,
  redo,
  refused,
  sent,
  startEditing,
  undo,
  type EditState,
  type SavedContent,
} from "./edit-state.js";

/** How an edited dashboard is kept. Both reject with an `AnalyticsError`. */
export interface EditCalls {
  readonly patch: (etag: string, operations: readonly DashboardOperation[]) => Promise<Dashboard>;
  readonly get: () => Promise<Dashboard>;
}

/** Whether what was typed is kept: `retrying` is not yet, `lost` cannot be, since the dashboard is not there for this user. */
export type SaveStatus = "saved" | "saving" | "retrying" | "lost";

/** What the page shows of an edited dashboard. */
export interface EditSnapshot {
  readonly shown: EditedContent;
  /** As the service has it. */
  readonly saved: EditedContent;
  readonly status: SaveStatus;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Why the service has refused the last change, in its words; undefined where it has not. */
  readonly problem: string | undefined;
}

/** Waits before another try, in milliseconds. */
const firstWaitMs = 1000;
const longestWaitMs = 30_000;

/**
 * Keeps a dashboard while it is edited. Steps are shown at once and sent in their order, one request at a
 * time. Where somebody else was first, theirs is read and the steps are put upon it; while the service
 * cannot be reached, they wait and are sent later. What the service refuses is taken out alone.
 */
export class EditSession {
  readonly #calls: EditCalls;
  readonly #listeners = new Set<() => void>();
  #state: EditState;
  #snapshot: EditSnapshot;
  #status: SaveStatus = "saved";
  #problem: string | undefined;
  #isSending = false;
  #isClosed = false;
  #waitMs = firstWaitMs;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** So many operations are sent one by one, to find the one that is refused. */
  #single = 0;

  constructor(dashboard: Dashboard, calls: EditCalls) {
    this.#calls = calls;
    this.#state = startEditing(savedOf(dashboard));
    this.#snapshot = this.#look();
  }

  readonly get = (): EditSnapshot => this.#snapshot;

  readonly subscribe = (listener: () => void): (() => void) => {
    const own = (): void => {
      listener();
    };
    this.#listeners.add(own);
    return () => void this.#listeners.delete(own);
  };

  /** Does a step: all its operations are taken back together. */
  edit(operations: readonly DashboardOperation[]): void {
    this.#do(edit(this.#state, operations));
  }

  undo(): void {
    this.#do(undo(this.#state));
  }

  redo(): void {
    this.#do(redo(this.#state));
  }

  /** Sends now what waits for another try. */
  retry(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    void this.#flush();
  }

  /** Sends what is left, and tries no more afterwards. */
  close(): void {
    this.#isClosed = true;
    this.retry();
  }

  #do(next: EditState): void {
    if (next === this.#state) return;
    this.#problem = undefined;
    this.#state = next;
    this.#change();
    // After a failure the next try takes it along.
    if (this.#timer === undefined) void this.#flush();
  }

  async #flush(): Promise<void> {
    if (this.#isSending || this.#status === "lost") return;
    if (isSaved(this.#state)) {
      this.#set("saved");
      return;
    }
    this.#isSending = true;
    this.#state = beginSending(this.#state, this.#single > 0 ? 1 : undefined);
    this.#set("saving");
    try {
      const answer = await this.#calls.patch(this.#state.etag, this.#state.sending);
      this.#state = sent(this.#state, savedOf(answer));
      this.#single = Math.max(0, this.#single - 1);
      this.#waitMs = firstWaitMs;
    } catch (error) {
      await this.#recover(error);
    }
    this.#isSending = false;
    this.#change();
    if (this.#status === "saving") void this.#flush();
  }

  async #recover(error: unknown): Promise<void> {
    const { status, code } = error instanceof AnalyticsError ? error : {};
    const count = this.#state.sending.length;
    if (code === "version_conflict") {
      try {
        this.#state = rebased(this.#state, savedOf(await this.#calls.get()));
      } catch (reason) {
        this.#keep(reason);
      }
    } else if (status === 400 || status === 413 || code === "identity_not_allowed") {
      if (count > 1) {
        this.#state = notSent(this.#state);
        this.#single = count;
        return;
      }
      this.#state = refused(this.#state);
      this.#single = Math.max(0, this.#single - 1);
      this.#problem = error instanceof Error ? error.message : undefined;
    } else this.#keep(error);
  }

  /** Keeps what was done, to be sent later; or for good, where the dashboard is not this user's to change. */
  #keep(error: unknown): void {
    this.#state = notSent(this.#state);
    const status = error instanceof AnalyticsError ? error.status : undefined;
    if (status === 403 || status === 404) {
      this.#status = "lost";
      this.#problem = error instanceof Error ? error.message : undefined;
      return;
    }
    this.#status = "retrying";
    if (this.#isClosed) return;
    this.#timer = setTimeout(() => {
      this.retry();
    }, this.#waitMs);
    this.#waitMs = Math.min(this.#waitMs * 2, longestWaitMs);
  }

  #set(status: SaveStatus): void {
    this.#status = status;
    this.#change();
  }

  #look(): EditSnapshot {
    const { shown, saved, undo: steps, redo: undone } = this.#state;
    return {
      shown,
      saved,
      status: this.#status,
      canUndo: steps.length > 0,
      canRedo: undone.length > 0,
      problem: this.#problem,
    };
  }

  #change(): void {
    this.#snapshot = this.#look();
    for (const listener of [...this.#listeners]) listener();
  }
}

const savedOf = (dashboard: Dashboard): SavedContent => ({
  content: contentOf(dashboard),
  etag: dashboard.etag,
});
