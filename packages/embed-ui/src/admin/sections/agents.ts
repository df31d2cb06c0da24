import type { Action } from "../section.js";

export const createAgent: Action = {
  title: "New agent",
  effect: () =>
    "Makes an agent, or replaces the configuration of one. It answers without a language model, or asks a model of a provider that the declaration names.",
  fields: [
    { name: "id", label: "Id", isRequired: true, hint: "Part of the address of its chat" },
    { name: "name", label: "Name", isRequired: true },
    { name: "deployment", label: "Deployment", hint: "Its id; the default one where it is empty" },
    { name: "provider", label: "Provider", hint: "Empty for an agent without a language model" },
    { name: "model", label: "Model", hint: "One of the provider's" },
  ],
  run: async (api, _item, { id, name, deployment, provider, model }) => {
    await api.write("POST", "admin/agents", {
      id,
      name,
      ...(deployment === "" ? {} : { deployment: Number(deployment) }),
      ...(provider === "" ? {} : { provider }),
      ...(model === "" ? {} : { model }),
    });
    return undefined;
  },
};

export const agentActions: readonly Action[] = [
  {
    title: "Delete",
    isDangerous: true,
    effect: ({ name }) => `Removes ${String(name)}. One whose threads are kept stays.`,
    run: async (api, { id }) => {
      await api.write("DELETE", `admin/agents/${encodeURIComponent(String(id))}`);
      return undefined;
    },
  },
];
