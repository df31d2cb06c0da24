import type { Item } from "../admin-api.js";
import type { Action } from "../section.js";

/** Whole numbers that a text lists. */
const idsIn = (text: string): readonly number[] =>
  text.split(",").flatMap((part) => (part.trim() === "" ? [] : [Number(part)]));

const keyIn = ({ key }: Item): string => String(key);

export const createKey: Action = {
  title: "New key",
  effect: () => "Makes a key. It is shown once, and is nowhere kept as a text.",
  fields: [
    { name: "name", label: "Name", isRequired: true },
    { name: "kind", label: "Kind", kind: "choice", choices: ["admin", "personal"] },
    { name: "user", label: "Internal user", hint: "Of a personal key" },
    { name: "deployments", label: "Deployments", hint: "Ids with commas; all where it is empty" },
  ],
  run: async (api, _item, { name, kind, user, deployments }) => {
    const ids = idsIn(String(deployments));
    const made = await api.write("POST", "admin/keys", {
      name,
      kind,
      ...(user === "" ? {} : { user }),
      ...(ids.length === 0 ? {} : { deployments: ids }),
    });
    return keyIn(made);
  },
};

export const keyActions: readonly Action[] = [
  {
    title: "Rotate",
    effect: () =>
      "Makes a key that opens the same. The present one goes on for the overlap, and ends then: sessions that were minted with it end as well.",
    fields: [
      {
        name: "hours",
        label: "Overlap in hours",
        hint: "Up to 168; tokens of pages live for 24",
        initial: "24",
        isRequired: true,
      },
    ],
    isFor: ({ revoked }) => revoked === false,
    run: async (api, { id }, { hours }) => {
      const overlapSeconds = Math.round(Number(hours) * 3600);
      return keyIn(await api.write("POST", `admin/keys/${String(id)}/rotate`, { overlapSeconds }));
    },
  },
  {
    title: "Revoke",
    isDangerous: true,
    effect: ({ name }) =>
      `Ends ${String(name)}, the sessions that were minted with it, and what runs for them, within seconds.`,
    fields: [{ name: "descendants", label: "And all keys that it made", kind: "flag" }],
    isFor: ({ revoked }) => revoked === false,
    run: async (api, { id }, { descendants }) => {
      const query = descendants === true ? "?descendants=true" : "";
      await api.write("DELETE", `admin/keys/${String(id)}${query}`);
      return undefined;
    },
  },
];
