/** Ends one thing that was opened. */
export type Close = () => Promise<void>;

/** What has been opened so far, to be closed in the reverse order. */
export interface Closing {
  add(close: Close): void;
  /** Closes everything, also past one that fails, whose error it then throws. */
  all(): Promise<void>;
}

export const makeClosing = (): Closing => {
  const opened: Close[] = [];
  return {
    add: (close) => opened.push(close),
    all: async () => {
      const failures: unknown[] = [];
      for (let close = opened.pop(); close !== undefined; close = opened.pop()) {
        await close().catch((cause: unknown) => failures.push(cause));
      }
      if (failures.length > 0) throw failures[0];
    },
  };
};
