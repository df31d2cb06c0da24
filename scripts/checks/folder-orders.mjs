/**
 * The order of the folders of a package's `src`: each imports itself and those before it, and none of those
 * behind it. `beside` names folders that stand in no order, with the reason.
 */
export const folderOrders = [
  {
    name: "domain",
    folders: [
      "shared",
      "access",
      "audit",
      "catalog",
      "accounts",
      "sessions",
      "analytics",
      "dashboards",
      "chat",
      "assistants",
      "administration",
      "connect",
    ],
    // Both know all slices, as the files beside them do.
    beside: ["in-memory", "plain-face"],
  },
  {
    name: "adapters-duckdb",
    folders: ["model", "dashboards", "data", "guard", "sources", "engine", "catalog"],
    beside: [],
  },
  {
    name: "app",
    folders: [
      "configuration",
      "data-directory",
      "declaration",
      "adapters",
      "observability",
      "composition",
      "sign-in",
      "serve",
      "program",
      "cluster",
    ],
    // Programs of tests, and what tests share.
    beside: ["cluster-faults", "testing"],
  },
  {
    name: "embed-ui",
    // Each of the last three is what one HTML file starts.
    folders: [
      "styles",
      "settings",
      "i18n",
      "theme",
      "host",
      "session",
      "page",
      "markdown",
      "controls",
      "query-result",
      "chart",
      "export",
      "threads",
      "chat",
      "dashboard",
      "creator",
      "start",
      "assistant",
      "admin",
    ],
    beside: [],
  },
  {
    name: "agent-analyst",
    // From the words of a question to its answer.
    folders: ["words", "mentions", "reading", "plan", "answer", "refusal", "tools", "threads"],
    beside: [],
  },
];
