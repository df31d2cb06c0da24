import type { Item } from "../admin-api.js";
import type { Action, Values } from "../section.js";

const originsIn = (text: string): readonly string[] =>
  text.split(/[\s,]+/).filter((part) => part !== "");

const originsOf = ({ allowedOrigins }: Item): readonly string[] =>
  Array.isArray(allowedOrigins) ? allowedOrigins.map(String) : [];

const deploymentOf = ({ defaultDeploymentId: id }: Item): string =>
  typeof id === "number" ? `${id}` : "";

const isCreatorMode = ({ flags }: Item): boolean =>
  (flags as Item | undefined)?.["useCreatorMode"] === true;

/** The members that the form changed: what another administrator changes in the meantime stays so. */
const changedMembers = (account: Item, values: Values): Item => {
  const origins = originsIn(String(values["allowedOrigins"]));
  const deployment = String(values["defaultDeploymentId"]).trim();
  const useCreatorMode = values["useCreatorMode"] === true;
  return {
    ...(origins.join() === originsOf(account).join() ? {} : { allowedOrigins: origins }),
    ...(deployment === deploymentOf(account)
      ? {}
      : { defaultDeploymentId: deploymentIn(deployment) }),
    ...(useCreatorMode === isCreatorMode(account) ? {} : { flags: { useCreatorMode } }),
  };
};

/** JSON writes what is no number as `null`, which the service takes for a member that was not sent. */
const deploymentIn = (text: string): number => {
  if (/^\d{1,15}$/.test(text)) return Number(text);
  throw new Error("The default deployment is the id of a deployment, a whole number.");
};

/** Changes the settings that an account has itself, from what they are now. */
export const editAccount = (account: Item): Action => ({
  title: "Change settings",
  effect: () =>
    "Changes who may frame the pages and call from a browser, the default deployment and creator mode.",
  fields: [
    {
      name: "allowedOrigins",
      label: "Pages that may frame it",
      hint: "Origins such as https://app.example.com, with commas; nobody where it is empty",
      initial: originsOf(account).join(", "),
    },
    {
      name: "defaultDeploymentId",
      label: "Default deployment",
      hint: "The id of a deployment",
      initial: deploymentOf(account),
    },
    {
      name: "useCreatorMode",
      label: "Creator mode: users make dashboards of their own",
      kind: "flag",
      initial: isCreatorMode(account),
    },
  ],
  run: async (api, _item, values) => {
    const body = changedMembers(account, values);
    if (Object.keys(body).length > 0) await api.write("PATCH", "admin/account", body);
    return undefined;
  },
});
