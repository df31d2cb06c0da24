import { describe, test } from "@jest/globals";

/** Where the suites put their cases: Jest, unless somebody wants to look at them otherwise. */
export interface Registry {
  describe(title: string, body: () => void): void;
  test(title: string, run: () => Promise<void>): void;
  /** A case that the adapter cannot run, as it said itself. */
  skip(title: string): void;
}

export const jestRegistry: Registry = {
  describe: (title, body) => {
    describe(title, body);
  },
  test: (title, run) => {
    test(title, run);
  },
  skip: (title) => {
    // eslint-disable-next-line no-restricted-syntax -- reported under its name, with the reason
    test.skip(title, () => undefined);
  },
};
