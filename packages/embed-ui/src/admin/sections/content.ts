import type { Action } from "../section.js";

export const sessionActions: readonly Action[] = [
  {
    title: "Revoke",
    isDangerous: true,
    effect: ({ externalId, internalId }) =>
      `Ends all sessions of ${String(externalId ?? internalId)}, and answers that run. A new session works.`,
    run: async (api, { externalId, internalId, embedTenantName }) => {
      const who = externalId === undefined ? { internalId } : { externalId, embedTenantName };
      await api.write("POST", "admin/sessions/revoke", who);
      return undefined;
    },
  },
];

export const dashboardActions: readonly Action[] = [
  {
    title: "Who sees it",
    effect: ({ title }) => `Shows ${String(title)} to its owner alone, or to the embed tenant.`,
    fields: [
      { name: "visibility", label: "Seen by", kind: "choice", choices: ["tenant", "private"] },
    ],
    run: async (api, { publicId }, { visibility }) => {
      await api.write("PATCH", `admin/dashboards/${String(publicId)}`, { visibility });
      return undefined;
    },
  },
  {
    title: "Delete",
    isDangerous: true,
    effect: ({ title }) => `Removes ${String(title)}, for everybody who sees it.`,
    run: async (api, { publicId }) => {
      await api.write("DELETE", `admin/dashboards/${String(publicId)}`);
      return undefined;
    },
  },
];

export const grantActions: readonly Action[] = [
  {
    title: "Revoke",
    isDangerous: true,
    effect: ({ clientId }) => `Ends what ${String(clientId)} may ask for the user, within seconds.`,
    run: async (api, { id }) => {
      await api.write("DELETE", `admin/assistant-grants/${String(id)}`);
      return undefined;
    },
  },
];
