import type { ServedAgent } from "@embedded-analytics/app/program";

/** An agent in the JSON of commands. */
export const agentJson = ({ accountName, id, name, kind, chatUrl }: ServedAgent) => ({
  account: accountName,
  id,
  name,
  kind,
  chatUrl,
});
