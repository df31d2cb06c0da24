import type { Action } from "../section.js";

const namesIn = (text: string): readonly string[] =>
  text.split(",").flatMap((part) => (part.trim() === "" ? [] : [part.trim()]));

export const createUser: Action = {
  title: "New user",
  effect: () => "Makes a user, or changes one who is there, as a session would.",
  fields: [
    { name: "externalId", label: "External id", isRequired: true, hint: "In lower case" },
    { name: "embedTenantName", label: "Embed tenant", hint: "The account's own where it is empty" },
    { name: "groups", label: "Groups", hint: "Names with commas" },
  ],
  run: async (api, _item, { externalId, embedTenantName, groups }) => {
    const names = namesIn(String(groups));
    const answer = await api.write("POST", "admin/users", {
      users: [
        {
          externalId,
          ...(embedTenantName === "" ? {} : { embedTenantName }),
          ...(names.length === 0 ? {} : { groups: names }),
        },
      ],
    });
    const [result] = answer["users"] as readonly {
      readonly outcome: string;
      readonly detail?: string;
    }[];
    if (result?.outcome === "refused") throw new Error(result.detail);
    return undefined;
  },
};

export const userActions: readonly Action[] = [
  {
    title: "Revoke",
    isDangerous: true,
    effect: ({ externalId }) =>
      `Ends all sessions of ${String(externalId)}, and answers that run. A new session works.`,
    run: async (api, { externalId, embedTenantName }) => {
      await api.write("POST", "admin/sessions/revoke", { externalId, embedTenantName });
      return undefined;
    },
  },
  {
    title: "Delete",
    isDangerous: true,
    effect: ({ externalId }) =>
      `Removes ${String(externalId)} with rights, threads and private dashboards. What was shared stays, without an owner.`,
    run: async (api, { id }) => {
      await api.write("DELETE", `admin/users/${String(id)}`);
      return undefined;
    },
  },
];

export const tenantActions: readonly Action[] = [
  {
    title: "Delete",
    isDangerous: true,
    effect: ({ name, userCount }) =>
      `Removes ${String(name)} with its ${String(userCount)} users, their threads and dashboards, and its groups and attributes. This cannot be undone.`,
    typed: ({ name }) => String(name),
    run: async (api, { name }) => {
      await api.write("DELETE", `admin/embed-tenants/${encodeURIComponent(String(name))}`);
      return undefined;
    },
  },
];
