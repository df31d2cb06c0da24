import { relative } from "node:path";
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
  const file = shorter(path);
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
    "Stop with Ctrl-C.",
  ];
};

const shorter = (path: string): string => {
  const near = relative(process.cwd(), path);
  return near.startsWith("..") ? path : near;
};

/** As a POSIX shell reads it back, whatever characters it has. */
const quoted = (path: string): string =>
  /^[\w./@%+:,][\w./@%+:,-]*$/.test(path) ? path : `'${path.replaceAll("'", `'\\''`)}'`;
