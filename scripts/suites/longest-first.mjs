import Sequencer from "@jest/test-sequencer";

/**
 * Test files of twenty seconds and more, the longest first. Jest knows how long a file takes once it has
 * run it; in a new clone it goes by their sizes, and one of these would run at the end, alone.
 */
export const longest = [
  "packages/adapters-http/src/conformance.test.ts",
  "packages/adapters-prisma/src/contracts.test.ts",
  "packages/adapters-duckdb/src/contracts.test.ts",
  "packages/adapters-duckdb/src/engine/workers.test.ts",
  "packages/app/src/chat-oracle.test.ts",
  "packages/adapters-duckdb/src/catalog/model-store.test.ts",
];

/** Where a file stands in the list; those that it does not name come after it. */
const placeOf = (path) => {
  const place = longest.findIndex((name) => path.endsWith(`/${name}`));
  return place === -1 ? longest.length : place;
};

/** Jest's own order, but for the longest files, which begin. */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    return super.sort(tests).sort((one, other) => placeOf(one.path) - placeOf(other.path));
  }
}
