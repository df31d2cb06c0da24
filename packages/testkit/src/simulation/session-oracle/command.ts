import fc from "fast-check";
import { body, type Body } from "./body.js";
import { accountNames, keyNames, type AccountName, type KeyName } from "./accounts.js";

/** The two kinds of definitions that an embed tenant has. */
export type Kind = "groups" | "attributes";

/** One thing that happens; sessions are counted back from the last one. */
export type Command =
  | {
      readonly do: "generate";
      readonly account: AccountName;
      readonly key: KeyName;
      readonly body: Body;
    }
  | { readonly do: "exchange"; readonly session: number; readonly accountName: AccountName | null }
  | {
      readonly do: "revoke";
      readonly session: number;
      readonly account: AccountName;
      readonly key: KeyName;
    }
  | { readonly do: "authenticate" }
  | {
      readonly do: "delete";
      readonly kind: Kind;
      readonly account: AccountName;
      readonly tenant: string;
      readonly name: string;
    }
  | {
      readonly do: "list";
      readonly kind: Kind;
      readonly account: AccountName;
      readonly tenant: string;
      readonly first: number;
    }
  | {
      readonly do: "configure";
      readonly account: AccountName;
      readonly creatorMode: boolean;
      readonly usersMax: number;
    }
  | { readonly do: "sweep" }
  | { readonly do: "wait"; readonly seconds: number };

/** All embed tenants that a command may name, existing or not. */
export const tenantNames = ["acme-corp", "globex-corp", "alpha", "beta"] as const;

const account = fc.constantFrom("alpha", "alpha", ...accountNames);
const key = fc.constantFrom("full", "full", "full", ...keyNames);
const session = fc.nat(4);
const kind = fc.constantFrom<Kind>("groups", "attributes");
const tenant = fc.constantFrom("acme-corp", "acme-corp", "acme-corp", ...tenantNames);
const is = <Name extends Command["do"]>(name: Name) => fc.constant(name);

const deletion = (kind: Kind, ...names: string[]): fc.Arbitrary<Command> =>
  fc.record({
    do: is("delete"),
    kind: fc.constant(kind),
    account,
    tenant,
    name: fc.constantFrom(...names),
  });

/** Few accounts, tenants and names, so that what happens has to do with each other. */
export const command: fc.Arbitrary<Command> = fc.oneof(
  { weight: 12, arbitrary: fc.record({ do: is("generate"), account, key, body }) },
  {
    weight: 5,
    arbitrary: fc.record({
      do: is("exchange"),
      session,
      accountName: fc.constantFrom(null, null, null, ...accountNames),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: is("revoke"), session, account, key }) },
  { weight: 1, arbitrary: fc.record({ do: is("authenticate") }) },
  { weight: 2, arbitrary: deletion("groups", "a", "b", "c") },
  { weight: 2, arbitrary: deletion("attributes", "x", "y", "z") },
  {
    weight: 2,
    arbitrary: fc.record({
      do: is("list"),
      kind,
      account,
      tenant,
      first: fc.integer({ min: 1, max: 3 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: is("configure"),
      account,
      creatorMode: fc.constantFrom(true, true, false),
      usersMax: fc.integer({ min: 0, max: 4 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: is("sweep") }) },
  {
    weight: 2,
    // Just before the ends of a session (5 minutes), of a token (a day) and of a user (a week).
    arbitrary: fc.record({ do: is("wait"), seconds: fc.constantFrom(290, 86_390, 604_790) }),
  },
);
