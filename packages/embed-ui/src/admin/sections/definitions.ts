import type { Action } from "../section.js";

const nothing = undefined;

export const createGroup: Action = {
  title: "New group",
  effect: () => "Makes a group, or describes the one that has the name.",
  fields: [
    { name: "name", label: "Name", isRequired: true },
    { name: "description", label: "Description" },
  ],
  run: async (api, _item, { name, description }) => {
    await api.write("POST", "admin/groups", {
      name,
      ...(description === "" ? {} : { description }),
    });
    return nothing;
  },
};

export const groupActions: readonly Action[] = [
  {
    title: "Delete",
    isDangerous: true,
    effect: ({ name, userCount }) =>
      `Removes ${String(name)} and takes it from ${String(userCount)} users, who lose what policies give to it.`,
    run: async (api, { id }) => {
      await api.write("DELETE", `admin/groups/${String(id)}`);
      return nothing;
    },
  },
];

export const createAttribute: Action = {
  title: "New attribute",
  effect: () => "Makes an attribute definition, or describes the one that has the name.",
  fields: [
    { name: "name", label: "Name", isRequired: true },
    {
      name: "type",
      label: "Type",
      kind: "choice",
      choices: ["string", "number", "string_array", "number_array"],
    },
    { name: "defaultValue", label: "Default" },
    { name: "description", label: "Description" },
  ],
  run: async (api, _item, values) => {
    const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ""));
    await api.write("POST", "admin/user-attributes", given);
    return nothing;
  },
};

export const attributeActions: readonly Action[] = [
  {
    title: "Delete",
    isDangerous: true,
    effect: ({ name }) =>
      `Removes ${String(name)} with the values that users have: policies that compare it show nothing then.`,
    run: async (api, { id }) => {
      await api.write("DELETE", `admin/user-attributes/${String(id)}`);
      return nothing;
    },
  },
];
