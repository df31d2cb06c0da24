import { availableParallelism } from "node:os";

/** One configuration for all packages: native ESM, sources resolved by the `source` condition, no build. */
export default {
  rootDir: import.meta.dirname,
  testMatch: [
    "<rootDir>/packages/*/src/**/*.test.ts",
    "<rootDir>/scripts/**/*.test.mjs",
    "<rootDir>/examples/**/*.test.ts",
    "<rootDir>/benchmarks/**/*.test.ts",
  ],
  // Two copies of a package's name (sources and a leftover build) would make Jest warn on each run.
  modulePathIgnorePatterns: [
    "<rootDir>/packages/[^/]+/dist/",
    "<rootDir>/\\.nx/",
    "<rootDir>/\\.data/",
  ],
  // One PostgreSQL for the whole run; each test file that asks for one gets a database of its own.
  globalSetup: "<rootDir>/packages/adapters-prisma/jest/global-setup.mjs",
  globalTeardown: "<rootDir>/packages/adapters-prisma/jest/global-teardown.mjs",
  testEnvironment: "node",
  testEnvironmentOptions: {
    customExportConditions: ["source", "node", "node-addons"],
    // Effect keeps its current fiber on the global scope; a fiber is no leak, and is still needed.
    globalsCleanup: "off",
  },
  extensionsToTreatAsEsm: [".ts"],
  moduleFileExtensions: ["js", "mjs", "cjs", "ts", "json", "node", "wasm"],
  moduleNameMapper: {
    "^(\\.{1,2}/.*)\\.js$": "$1",
    // They have a `source` condition of their own, which is TypeScript that nobody here compiles.
    "^eventsource$": "<rootDir>/node_modules/eventsource/dist/index.js",
    "^eventsource-parser$": "<rootDir>/node_modules/eventsource-parser/dist/index.js",
    "^eventsource-parser/stream$": "<rootDir>/node_modules/eventsource-parser/dist/stream.js",
  },
  transform: { "\\.ts$": ["ts-jest", { useESM: true, tsconfig: "<rootDir>/tsconfig.test.json" }] },
  // A test that hangs fails; one that waits for its share of a busy machine does not.
  testTimeout: 600_000,
  // A worker has a heap of half a gigabyte; a third one on two cores took longer, not shorter.
  maxWorkers: Math.min(6, Math.max(2, availableParallelism())),
  testSequencer: "<rootDir>/scripts/suites/longest-first.mjs",
  // The heap of a worker grows by about 20 MB a file, since modules loaded as ESM are never freed.
  workerIdleMemoryLimit: "512MB",
};
