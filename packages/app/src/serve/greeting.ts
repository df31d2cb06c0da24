import { describeAgent, type ServedAgent } from "../composition/served-agents.js";
import { shownPath } from "../composition/shown-path.js";
import type { DemoModel } from "../configuration/demo-model.js";
import type { DemoKey } from "./demo/demo.js";

/** What the greeting tells about. */
export interface Greeting {
  readonly url: string;
  readonly store: string;
  readonly demo: DemoKey | undefined;
  /** The address of the demo's product page, where one is served. */
  readonly demoUrl?: string | undefined;
  /** Whose model answers for the demo's second agent. */
  readonly demoModel?: DemoModel | undefined;
  /** Where metrics are served, if they are. */
  readonly metricsUrl?: string | undefined;
  /** Whether the page for administrators is served. */
  readonly hasAdminPage?: boolean;
  readonly agents: readonly ServedAgent[];
}

/** What a person reads when the service is up: where it listens and what to do next. */
export const greet = (greeting: Greeting): string => {
  const {
    url,
    store,
    demo,
    demoUrl,
    demoModel,
    metricsUrl,
    hasAdminPage = false,
    agents,
  } = greeting;
  const lines = [
    ...(demoUrl === undefined ? [] : [`Open the demo in a browser: ${demoUrl}`]),
    `Embedded Analytics listens on ${url}`,
    `Data: ${store}`,
    ...(metricsUrl === undefined ? [] : [`Metrics: ${metricsUrl}`]),
    ...(demo === undefined ? [] : [describeKey(demo)]),
    ...(hasAdminPage ? [`Administration: ${url}/admin`] : []),
    ...agents.map(describeAgent),
    ...(demo === undefined || demoModel === undefined ? [] : [describeModel(demoModel)]),
    ...(demo === undefined ? [] : tryOut(demo, url, agents[0])),
  ];
  return `\n${lines.join("\n")}\n\n`;
};

const describeModel = ({ model, baseUrl }: DemoModel): string =>
  `Agent 2 of the demo account is the language model ${model} at ${baseUrl}`;

const describeKey = ({ apiKey, path, isNew }: DemoKey): string =>
  isNew
    ? `Admin key of the demo account (shown only now, kept in ${shownPath(path)}): ${apiKey}`
    : `Admin key of the demo account: in ${shownPath(path)}`;

/** Lines to paste, from the first call that a server makes to an answer with a chart. */
const tryOut = (
  { apiKey, path, isNew }: DemoKey,
  url: string,
  agent: ServedAgent | undefined,
): readonly string[] => {
  const key = isNew ? apiKey : `$(cat ${quoted(shownPath(path))})`;
  const curl = (target: string, body: object, flags = "-sS"): readonly string[] => [
    "",
    `  curl ${flags} ${target} \\`,
    `    -H "Authorization: Api-Key ${key}" \\`,
    `    -H "Content-Type: application/json" \\`,
    `    -d '${JSON.stringify(body)}'`,
    "",
  ];
  return [
    "",
    "Mint a session for one of your users:",
    ...curl(`${url}/api/v1/embed/generate-session`, jane),
    "Query the shop as that user sees it; then send another city:",
    ...curl(`${url}/api/v1/deployments/1/sql`, { query, sessionSettings: jane }),
    ...(agent === undefined
      ? []
      : [
          "Ask the analyst, in words; the answer comes line by line, a chart among them:",
          ...curl(agent.chatUrl, { input: question, sessionSettings: jane }, "-sSN"),
        ]),
    ...(agent === undefined ? [] : ["Or talk to it in another terminal: npm run chat", ""]),
    "Stop with Ctrl-C.",
  ];
};

/** An analyst of Berlin: the policies of the shop show the sales of that city, and no margins. */
const jane = {
  externalId: "jane",
  groups: ["analysts"],
  userAttributes: [{ name: "city", value: "Berlin" }],
};

const query =
  "SELECT category, MEASURE(revenue) AS revenue FROM sales GROUP BY ALL ORDER BY 2 DESC";

const question = "What is the revenue by category?";

/** As a POSIX shell reads it back, whatever characters it has. */
const quoted = (path: string): string =>
  /^[\w./@%+:,][\w./@%+:,-]*$/.test(path) ? path : `'${path.replaceAll("'", `'\\''`)}'`;
