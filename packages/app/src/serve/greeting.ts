import { shownPath } from "../shown-path.js";
import type { DemoKey } from "./demo.js";

/** What the greeting tells about. */
export interface Greeting {
  readonly url: string;
  readonly store: string;
  readonly demo: DemoKey | undefined;
}

/** What a person reads when the service is up: where it listens and what to do next. */
export const greet = ({ url, store, demo }: Greeting): string => {
  const lines = [`Embedded Analytics listens on ${url}`, `Data: ${store}`];
  if (demo !== undefined) lines.push(...describeDemo(demo, url));
  return `\n${lines.join("\n")}\n\n`;
};

const describeDemo = ({ apiKey, path, isNew }: DemoKey, url: string): readonly string[] => {
  const file = shownPath(path);
  const shownKey = isNew ? apiKey : `$(cat ${quoted(file)})`;
  return [
    isNew
      ? `Admin key of the demo account (shown only now, kept in ${file}): ${apiKey}`
      : `Admin key of the demo account: in ${file}`,
    "",
    "Mint a session for one of your users:",
    "",
    `  curl -sS ${url}/api/v1/embed/generate-session \\`,
    `    -H "Authorization: Api-Key ${shownKey}" \\`,
    `    -H "Content-Type: application/json" \\`,
    `    -d '{"externalId":"jane","groups":["analysts"],"userAttributes":[{"name":"city","value":"Berlin"}]}'`,
    "",
    "Query the shop as that user sees it; then send another city:",
    "",
    `  curl -sS ${url}/api/v1/deployments/1/sql \\`,
    `    -H "Authorization: Api-Key ${shownKey}" \\`,
    `    -H "Content-Type: application/json" \\`,
    `    -d '${JSON.stringify(demoQuery)}'`,
    "",
    "Stop with Ctrl-C.",
  ];
};

/** An analyst of Berlin: the policies of the shop show the sales of that city, and no margins. */
const demoQuery = {
  query: "SELECT category, MEASURE(revenue) AS revenue FROM sales GROUP BY ALL ORDER BY 2 DESC",
  sessionSettings: {
    externalId: "jane",
    groups: ["analysts"],
    userAttributes: [{ name: "city", value: "Berlin" }],
  },
};

/** As a POSIX shell reads it back, whatever characters it has. */
const quoted = (path: string): string =>
  /^[\w./@%+:,][\w./@%+:,-]*$/.test(path) ? path : `'${path.replaceAll("'", `'\\''`)}'`;
