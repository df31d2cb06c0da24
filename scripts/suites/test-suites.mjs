/**
 * Tests that `npm test` leaves to a command of their own, so that it stays short: each suite is a
 * list of folders, of the files in them that `npm test` runs all the same, and of files elsewhere.
 * `.ci/run` runs them all.
 */
export const suites = {
  pages: {
    folders: ["packages/app/src/pages", "packages/embed-ui/src"],
    // The path from the demo to the pixels of a chart.
    everywhere: ["demo/demo-page.test.ts"],
    files: [],
  },
  // Databases as data sources: their faults, mistakes, and both engines against each other.
  sources: {
    folders: ["packages/app/src/sources", "packages/adapters-duckdb/src/sources/differential"],
    // The path from a database's rows to an answer.
    everywhere: ["rows.test.ts"],
    files: ["packages/app/src/serve/demo/helpdesk-data.test.ts"],
  },
  // Statements that try to reach hidden rows, by the thousand, and the doors that take statements: the analyst's
  // questions and the tiles of dashboards among them.
  rights: {
    folders: [
      "packages/adapters-duckdb/src/guard/hostile",
      "packages/adapters-duckdb/src/guard/differential",
    ],
    // What the guard stands on, and a share of random statements.
    everywhere: ["wall.test.ts", "fuzz.test.ts", "differential.test.ts"],
    files: [
      "packages/adapters-duckdb/src/guard/property/measures-over-joins.property.test.ts",
      "packages/adapters-duckdb/src/guard/property/views.property.test.ts",
      "packages/agent-analyst/src/hostile.property.test.ts",
      "packages/app/src/dashboards/two-worlds.test.ts",
    ],
  },
  // The whole service as people run it, on PostgreSQL and in a process of its own: the contract that
  // `npm test` proves in memory, whole stories of the command line, a client that another's generator
  // makes, and packages as they are installed.
  service: {
    folders: [],
    everywhere: [],
    files: [
      "packages/adapters-http/src/assistants/official-suite/official-suite.test.ts",
      "packages/adapters-http/src/openapi/generated-client.test.ts",
      "packages/adapters-prisma/src/embedded/identity.test.ts",
      "packages/adapters-prisma/src/preview-life.test.ts",
      "packages/app/src/conformance.test.ts",
      "packages/app/src/language-model.test.ts",
      "packages/app/src/observability/tracing/tracing.test.ts",
      "packages/app/src/rolling-deploy.test.ts",
      "packages/app/src/secret-rotation.test.ts",
      "packages/app/src/sign-in/sign-in.test.ts",
      "packages/cli/src/administration/administration.test.ts",
      "packages/cli/src/chat.test.ts",
      "packages/cli/src/command-line.test.ts",
      "packages/cli/src/provision.test.ts",
      "packages/cli/src/service.test.ts",
      "scripts/release/packed-command-line.test.mjs",
      "scripts/release/packed-files.test.mjs",
      "scripts/release/packed-host.test.mjs",
      "scripts/release/version-actions.test.mjs",
    ],
  },
  // Processes and servers that are killed, frozen, cut off or flooded. Most of their time is waited.
  faults: {
    folders: ["packages/app/src/cluster-faults"],
    everywhere: ["check-readers.test.ts"],
    files: [
      "packages/adapters-duckdb/src/engine/fairness.test.ts",
      "packages/adapters-duckdb/src/engine/faults.test.ts",
      "packages/adapters-prisma/src/embedded/crash.test.ts",
      "packages/adapters-prisma/src/outages.test.ts",
      "packages/adapters-prisma/src/pool/connection-queue.test.ts",
      "packages/adapters-prisma/src/pool/validating-pool.test.ts",
      "packages/app/src/cluster.test.ts",
      "packages/app/src/outage.silence.test.ts",
      "packages/app/src/outage.test.ts",
      "packages/app/src/redis-outage.abort.test.ts",
      "packages/app/src/serve/watch-redis.test.ts",
      "scripts/hostile.test.mjs",
    ],
  },
  // Inputs that grow to their limits, and callers by the hundred: promises about time and memory.
  growth: {
    folders: [],
    everywhere: [],
    files: [
      "packages/adapters-duckdb/src/engine/kept-memory.test.ts",
      "packages/adapters-http/src/assistants/limits.test.ts",
      "packages/adapters-http/src/request/body-growth.test.ts",
      "packages/adapters-http/src/stream/chat-limits.test.ts",
      "packages/adapters-http/src/stream/chat-readers.test.ts",
      "packages/agent-analyst/src/growth.test.ts",
      "packages/domain/src/sessions/parse/parsers.growth.test.ts",
      "packages/domain/src/shared/text/text-rules.growth.test.ts",
    ],
  },
  // That the programs that measure still run; their figures are no tests.
  benchmarks: {
    folders: ["benchmarks"],
    // How well the built-in analyst answers, which is one.
    everywhere: ["analyst/judge.test.ts"],
    files: [],
  },
};

const escaped = (path) => path.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

const anyOf = (paths) => `(?:${paths.map(escaped).join("|")})`;

const patternsOf = ({ folders, everywhere, files }) => [
  ...folders.map((folder) => `/${escaped(folder)}/(?!(?:.*/)?${anyOf(everywhere)}$)`),
  ...files.map((file) => `/${escaped(file)}$`),
];

/** Arguments of Jest for the words after `npm test`; `--suite NAME` picks one of the suites. */
export const jestArguments = (words) => {
  const [first, name, ...rest] = words;
  if (first === "--suite") {
    const suite = suites[name];
    if (suite === undefined) {
      throw new Error(`There is no suite ${name}, only: ${Object.keys(suites).join(", ")}.`);
    }
    return [...suite.folders, ...suite.files, ...rest];
  }
  // A person who names files or options wants just these.
  if (words.length > 0) return words;
  return [
    "--testPathIgnorePatterns",
    "/node_modules/",
    ...Object.values(suites).flatMap(patternsOf),
  ];
};
