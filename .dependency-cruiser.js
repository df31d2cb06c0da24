import { folderOrders } from "./scripts/checks/folder-orders.mjs";

/** Who may import whom: `domain` ← adapters and agents ← `app` ← `cli`; see ARCHITECTURE.md. */
const test = "\\.(test|fixture)\\.ts$";

/**
 * One rule for each folder of a package's sources: it imports itself and those before it in the order,
 * and of the files beside the folders none, which know them all. Tests may look at all of their package.
 */
const foldersInOrder = ({ name, folders }) =>
  folders.map((folder, at) => ({
    name: `${name}-${folder}-in-order`,
    comment: `packages/${name}/src: ${folders.join(" ← ")}.`,
    severity: "error",
    from: { path: `^packages/${name}/src/${folder}/`, pathNot: test },
    to: {
      path: `^packages/${name}/src/`,
      pathNot: `^packages/${name}/src/(${folders.slice(0, at + 1).join("|")})/`,
    },
  }));

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
      name: "agents-import-domain-only",
      comment:
        "An agent stands behind the agent port: its tools and its model come with each task.",
      severity: "error",
      from: { path: "^packages/(agent-[^/]+)/", pathNot: test },
      to: { path: "^packages/", pathNot: ["^packages/domain/", "^packages/$1/"] },
    },
    {
      name: "agent-tests-stay-apart",
      comment:
        "A test of an agent may also use the testkit, and the check whether a chart can be drawn.",
      severity: "error",
      from: { path: `^packages/(agent-[^/]+)/.*${test}` },
      to: {
        path: "^packages/",
        pathNot: ["^packages/(domain|testkit|adapters-ai)/", "^packages/$1/"],
      },
    },
    {
      name: "client-imports-nothing",
      comment: "The client runs where nothing is installed: in browsers, in edge runtimes.",
      severity: "error",
      from: { path: "^packages/client/", pathNot: [test, "^packages/client/src/react/"] },
      to: { pathNot: "^packages/client/" },
    },
    {
      name: "client-react-imports-react",
      comment: "Only the components of the client need React, which their host has.",
      severity: "error",
      from: { path: "^packages/client/src/react/", pathNot: test },
      to: { pathNot: ["^packages/client/", "(^|/)node_modules/(@types/)?react/"] },
    },
    {
      name: "client-tests-use-the-service",
      comment: "A test of the client may use the real service over HTTP, and no other adapter.",
      severity: "error",
      from: { path: `^packages/client/.*${test}` },
      to: { path: "^packages/", pathNot: "^packages/(client|domain|testkit|adapters-http)/" },
    },
    {
      name: "pages-import-client-and-filter-values",
      comment:
        "A page asks the service as any client does, and reads values of filters as the domain does.",
      severity: "error",
      from: { path: "^packages/embed-ui/src/", pathNot: test },
      to: {
        path: "^packages/",
        pathNot: "^packages/(embed-ui/|client/|domain/src/shared/(dates/|filter-values))",
      },
    },
    {
      name: "filter-values-import-nothing",
      comment: "Pages carry them along.",
      severity: "error",
      from: { path: "^packages/domain/src/shared/(dates/|filter-values)", pathNot: test },
      to: { pathNot: "^packages/domain/src/shared/(dates/|filter-values)" },
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
      comment: "The composition root knows everybody; only the command line stands on it.",
      severity: "error",
      from: { path: "^packages/", pathNot: "^packages/(app|cli)/" },
      to: { path: "^packages/app/" },
    },
    ...folderOrders.flatMap(foldersInOrder),
    {
      name: "cli-imports-app-and-domain",
      comment: "Which adapters there are is composed in app, and nowhere else.",
      severity: "error",
      from: { path: "^packages/cli/", pathNot: test },
      to: { path: "^packages/", pathNot: "^packages/(cli|app|domain)/" },
    },
    {
      name: "nothing-imports-cli",
      comment: "The command line is the end of the line.",
      severity: "error",
      from: { pathNot: "^packages/cli/" },
      to: { path: "^packages/cli/" },
    },
    {
      name: "test-tools-stay-in-tests",
      comment: "What tests of programs share ships with none of them.",
      severity: "error",
      from: { path: "^packages/(app|cli)/src/", pathNot: [test, "^packages/app/src/testing/"] },
      to: { path: "^packages/app/src/testing/" },
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
