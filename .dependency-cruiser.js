/** Who may import whom: `domain` ← adapters ← `app`; see ARCHITECTURE.md. */
const test = "\\.(test|fixture)\\.ts$";

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    {
      name: "no-cycles",
      comment: "Two files that need each other are one file, or three.",
      severity: "error",
      from: { pathNot: "/generated/" },
      to: { circular: true },
    },
    {
      name: "domain-imports-effect-only",
      comment: "The domain runs on any host, any store and any runtime.",
      severity: "error",
      from: { path: "^packages/domain/src/", pathNot: test },
      to: { pathNot: ["^packages/domain/src/", "(^|/)node_modules/effect/"] },
    },
    {
      name: "effect-stays-in-domain",
      comment: "Ports are promises, so that an adapter needs no effect.",
      severity: "error",
      from: { pathNot: "^(packages/domain|node_modules)/" },
      to: { path: "(^|/)node_modules/effect/" },
    },
    {
      name: "adapters-import-domain-only",
      comment: "An adapter knows the domain, and no other adapter; only app knows them all.",
      severity: "error",
      from: { path: "^packages/(adapters-[^/]+)/", pathNot: test },
      to: { path: "^packages/", pathNot: ["^packages/domain/", "^packages/$1/"] },
    },
    {
      name: "adapter-tests-stay-apart",
      comment: "A test of an adapter may use the domain and the testkit, and no other adapter.",
      severity: "error",
      from: { path: `^packages/(adapters-[^/]+)/.*${test}` },
      to: { path: "^packages/", pathNot: ["^packages/(domain|testkit)/", "^packages/$1/"] },
    },
    {
      name: "client-imports-nothing",
      comment: "The client runs where nothing is installed: in browsers, in edge runtimes.",
      severity: "error",
      from: { path: "^packages/client/", pathNot: test },
      to: { pathNot: "^packages/client/" },
    },
    {
      name: "client-tests-use-the-service",
      comment: "A test of the client may use the real service over HTTP, and no other adapter.",
      severity: "error",
      from: { path: `^packages/client/.*${test}` },
      to: { path: "^packages/", pathNot: "^packages/(client|domain|testkit|adapters-http)/" },
    },
    {
      name: "testkit-imports-domain-only",
      comment: "A contract suite that knows an adapter is no contract.",
      severity: "error",
      from: { path: "^packages/testkit/" },
      to: {
        pathNot: ["^packages/(testkit|domain)/", "(^|/)node_modules/(@jest/globals|fast-check)/"],
        dependencyTypesNot: ["core"],
      },
    },
    {
      name: "only-tests-import-testkit",
      comment: "What ships must not carry its tests along.",
      severity: "error",
      from: { pathNot: [test, "^packages/testkit/"] },
      to: { path: "^packages/testkit/" },
    },
    {
      name: "nothing-imports-app",
      comment: "The composition root is the end of the line.",
      severity: "error",
      from: { path: "^packages/", pathNot: "^packages/app/" },
      to: { path: "^packages/app/" },
    },
    {
      name: "no-tests-in-sources",
      comment: "A file that ships does not import a test.",
      severity: "error",
      from: { pathNot: test },
      to: { path: test },
    },
    {
      name: "no-way-around-the-front-door",
      comment: "Packages meet at their exports, by name, not by a relative path into each other.",
      severity: "error",
      from: { path: "^packages/([^/]+)/" },
      to: { path: "^packages/", pathNot: "^packages/$1/", dependencyTypes: ["local"] },
    },
    {
      name: "nothing-unresolved",
      comment: "An import that is not found is an edge that no rule here sees.",
      severity: "error",
      // Runs inside another program's folder, which has its own packages.
      from: { pathNot: "^benchmarks/fanout/langgraph-graph\\.mjs$" },
      to: { couldNotResolve: true },
    },
  ],
  options: {
    // Without these four, imports of workspace packages lead nowhere, and every rule passes.
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["source", "types", "import", "default"],
    },
    tsConfig: { fileName: "tsconfig.test.json" },
    // Imports of types are imports: a type can break a boundary as well.
    tsPreCompilationDeps: true,
    preserveSymlinks: false,
    doNotFollow: { path: "node_modules" },
    // Not every `dist`: libraries live in theirs, and an excluded import is one that no rule sees.
    exclude: { path: "^(packages|examples)/[^/]+/dist/" },
  },
};
