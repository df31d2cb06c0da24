import { chatUrlOf } from "../composition/chat-url.js";
import type { Configuration } from "../configuration/configuration.js";
import type { Cluster } from "./start-cluster.js";

/** What a person reads when a cluster is up: who serves, and how to see that it is one service. */
export const greetCluster = (
  { url, instances, stores, demoKey }: Cluster,
  { cloudRegion }: Configuration,
): string => {
  const [one] = instances;
  const lines = [
    `Embedded Analytics listens on ${url}`,
    "Instances that serve in turn:",
    ...instances.map(({ name, url: own, pid }) => `  ${name}  ${own}  process ${pid}`),
    `Data: ${stores}`,
    ...(demoKey === undefined
      ? []
      : [
          `Admin key of the demo account: ${demoKey}`,
          ...tryOut(chatUrlOf(url, cloudRegion, "demo", "1"), demoKey),
        ]),
    "",
    "Each answer names its instance in X-Served-By. One may be killed, and the others go on:",
    "",
    `  kill -9 ${one?.pid ?? ""}`,
    "",
    "Stop with Ctrl-C.",
  ];
  return `\n${lines.join("\n")}\n\n`;
};

/** Lines to paste: a turn on one instance, read from another one, aborted from the third. */
const tryOut = (chatUrl: string, key: string): readonly string[] => {
  const curl = (target: string, body: string): readonly string[] => [
    `  curl -sSN -D /dev/stderr ${target} \\`,
    `    -H "Authorization: Api-Key ${key}" \\`,
    `    -H "Content-Type: application/json" \\`,
    `    -d ${body}`,
  ];
  const user = `"sessionSettings":{"externalId":"jane"}`;
  const asked = `'{"input":"What is the revenue by category?","sessionSettings":${jane}}'`;
  const thread = `'{"chatId":"'$CHAT'",${user}}'`;
  return [
    "",
    "Ask the analyst, on one instance; the thread's id is kept in CHAT:",
    "",
    ...curl(chatUrl, `${asked} | tee answer.ndjson`),
    `  CHAT=$(sed -n 's/.*"chatId":"\\([^"]*\\)".*/\\1/p' answer.ndjson | head -n 1)`,
    "",
    "Read the thread from another one, while it runs or afterwards:",
    "",
    ...curl(chatUrl, thread),
    "",
    "Abort its turn from a third one:",
    "",
    ...curl(`${chatUrl}/abort`, thread),
  ];
};

/** An analyst of Berlin, as in the greeting of a single service. */
const jane = JSON.stringify({
  externalId: "jane",
  groups: ["analysts"],
  userAttributes: [{ name: "city", value: "Berlin" }],
});
