import type { Action } from "../section.js";

export const createAgent: Action = {
  title: "New agent",
  effect: () =>
    "Makes an agent that answers without a language model, or replaces the configuration of one. Agents with a language model are declared by those who own the service.",
  fields: [
    { name: "id", label: "Id", isRequired: true, hint: "Part of the address of its chat" },
    { name: "name", label: "Name", isRequired: true },
    { name: "deployment", label: "Deployment", hint: "Its id; the default one where it is empty" },
  ],
  run: async (api, _item, { id, name, deployment }) => {
    await api.write("POST", "admin/agents", {
      id,
      name,
      ...(deployment === "" ? {} : { deployment: Number(deployment) }),
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
