import { randomBytes } from "node:crypto";
import { fresh, type Subject } from "./subject.js";

/** An account of a test's own, with a model and an agent on deployment 1, and an agent on deployment 2. */
export interface DeclaredAccount {
  readonly name: string;
  /** The text of each key, by its name. */
  readonly keys: Readonly<Record<string, string>>;
  /** Declares it once more: with these fields, and with these of its keys. */
  readonly change: (fields: object, keys?: Readonly<Record<string, object>>) => Promise<void>;
}

const newKey = (): string =>
  `sk-${randomBytes(6).toString("hex")}-${randomBytes(32).toString("base64url")}`;

/** Declares an account with these keys, in the form of the declarative file (C5). */
export const declareAccount = async (
  subject: Subject,
  declared: Readonly<Record<string, object>>,
): Promise<DeclaredAccount> => {
  const name = fresh("account");
  const keys = Object.fromEntries(Object.keys(declared).map((each) => [each, newKey()]));
  const environment = Object.fromEntries(
    Object.entries(keys).map(([each, text]) => [each.toUpperCase(), text]),
  );
  const change: DeclaredAccount["change"] = (fields, changed = {}) => {
    const rest = Object.entries(changed).map(([each, more]) => ({
      name: each,
      fromEnv: each.toUpperCase(),
      ...declared[each],
      ...more,
    }));
    return subject.target().apply({ accounts: [{ name, keys: rest, ...fields }] }, environment);
  };
  await change(
    {
      plan: "premium",
      flags: { useCreatorMode: true },
      deployments: [
        { id: 1, name: "shop", default: true, model: "./shop" },
        { id: 2, name: "warehouse" },
      ],
      agents: [
        { id: "1", name: "analyst", deployment: 1 },
        { id: "2", name: "keeper", deployment: 2 },
      ],
      groups: [{ name: "analysts" }, { name: "viewers" }],
      userAttributes: [{ name: "city", type: "string" }],
    },
    declared,
  );
  return { name, keys, change };
};
