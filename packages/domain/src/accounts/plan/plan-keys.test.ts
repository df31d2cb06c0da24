import { describe, expect, it } from "@jest/globals";
import type { DeclaredKey } from "../account-state.js";
import { planned, stored } from "./cases.fixture.js";
import type { KeyMaterial } from "./plan-keys.js";

const [server] = stored().keys as readonly [DeclaredKey];
const material = (letter: string): KeyMaterial => ({
  id: letter.repeat(12),
  digest: letter.repeat(64),
});
const plan = (
  keys: readonly object[],
  materials: readonly (KeyMaterial | undefined)[] = [],
  state = stored(),
) => planned({ keys: keys as never }, state, materials);
const keysOf = (...cases: Parameters<typeof plan>) => {
  const { changes, problems } = plan(...cases);
  expect(problems).toEqual([]);
  return changes?.keys;
};
const problemsOf = (...cases: Parameters<typeof plan>) => plan(...cases).problems;

describe("C5: keys of the file", () => {
  it("that are new open every deployment and are of kind admin, unless the file says otherwise", () => {
    expect(keysOf([{ name: "new" }], [material("a")])).toEqual([
      {
        ...material("a"),
        name: "new",
        kind: "admin",
        deployments: "all",
        internalUserId: undefined,
        expiresAtMs: undefined,
        revoked: false,
      },
    ]);
  });

  it("with another secret under the same name replace it", () => {
    expect(keysOf([{ name: "server" }], [material("a")])).toEqual([
      { ...server, ...material("a") },
    ]);
  });

  it("with another secret under the same id replace it, too", () => {
    const rotated = { id: server.id, digest: "6".repeat(64) };
    expect(keysOf([{ name: "server" }], [rotated])).toEqual([{ ...server, ...rotated }]);
  });

  it("with the same secret are unchanged", () => {
    expect(
      keysOf([{ name: "server" }], [{ id: server.id, digest: server.digest }]),
    ).toBeUndefined();
  });

  it("without a value keep their secret", () => {
    expect(keysOf([{ name: "server", revoked: true }], [undefined])).toEqual([
      { ...server, revoked: true },
    ]);
  });

  it.each<[string, object, object]>([
    ["revocation", { revoked: true }, { revoked: true }],
    ["expiry", { expiresAt: "2030-01-31T00:00:00Z" }, { expiresAtMs: 1_896_048_000_000 }],
    ["deployments", { deployments: [1] }, { deployments: [1] }],
    ["no deployment at all", { deployments: [] }, { deployments: [] }],
    [
      "kind and user",
      { kind: "personal", user: "ADA@demo.test" },
      { kind: "personal", internalUserId: 30 },
    ],
  ])("%s may change", (_what, fields, change) => {
    expect(keysOf([{ name: "server", ...fields }])).toEqual([{ ...server, ...change }]);
  });

  it("keep what the file does not say: kind, user, deployments, expiry, revocation", () => {
    const key: DeclaredKey = {
      ...server,
      kind: "personal",
      internalUserId: 30,
      deployments: [1],
      expiresAtMs: 5,
      revoked: true,
    };
    expect(keysOf([{ name: "server" }], [], stored({ keys: [key] }))).toBeUndefined();
    expect(keysOf([{ name: "server", revoked: false }], [], stored({ keys: [key] }))).toEqual([
      { ...key, revoked: false },
    ]);
  });
});

describe("A3: personal keys", () => {
  it("act as one internal user, who may be declared by the same file", () => {
    const { changes, problems } = planned(
      {
        internalUsers: [{ username: "bob" }],
        keys: [{ name: "bob", kind: "personal", user: "Bob" }],
      },
      stored(),
      [material("a")],
    );
    expect(problems).toEqual([]);
    expect(changes?.keys[0]?.internalUserId).toBe(changes?.internalUsers[0]?.id);
  });

  it("need one", () => {
    expect(problemsOf([{ name: "new", kind: "personal" }], [material("a")])).toEqual([
      { pointer: "/accounts/0/keys/0", message: "needs a user: it is a key of kind personal" },
    ]);
  });

  it("must name one that is there", () => {
    expect(
      problemsOf([{ name: "new", kind: "personal", user: "nobody" }], [material("a")]),
    ).toEqual([
      {
        pointer: "/accounts/0/keys/0/user",
        message: "names no internal user of the account; there is ada@demo.test",
      },
    ]);
  });

  it("alone have one: an admin key with a user is a mistake", () => {
    expect(problemsOf([{ name: "server", user: "ada@demo.test" }])).toEqual([
      { pointer: "/accounts/0/keys/0/user", message: "is for keys of kind personal" },
    ]);
  });

  it("may be given to another user", () => {
    const personal: DeclaredKey = { ...server, kind: "personal", internalUserId: 30 };
    const bob = { id: 31, username: "bob", groupIds: [], values: [] };
    const state = stored({
      keys: [personal],
      internalUsers: [...stored().internalUsers, bob],
    });
    expect(keysOf([{ name: "server", user: "bob" }], [], state)).toEqual([
      { ...personal, internalUserId: 31 },
    ]);
  });

  it("lose their user when they become admin keys", () => {
    const personal: DeclaredKey = { ...server, kind: "personal", internalUserId: 30 };
    expect(keysOf([{ name: "server", kind: "admin" }], [], stored({ keys: [personal] }))).toEqual([
      server,
    ]);
  });
});

describe("A3: a key's deployments", () => {
  it("must be the account's, stored or declared by the same file", () => {
    const fields = {
      deployments: [{ id: 2, name: "crm" }],
      keys: [{ name: "server", deployments: [1, 2, 3, 4] }],
    };
    expect(planned(fields, stored()).problems).toEqual([
      {
        pointer: "/accounts/0/keys/0/deployments/2",
        message: "names no deployment of the account; there is 1, 2",
      },
      {
        pointer: "/accounts/0/keys/0/deployments/3",
        message: "names no deployment of the account; there is 1, 2",
      },
    ]);
  });
});

describe("A1: one secret opens one key", () => {
  it("a key under a new name with the value of one that stays is pointed at: nothing is deleted", () => {
    expect(problemsOf([{ name: "backend" }], [{ id: server.id, digest: server.digest }])).toEqual([
      { pointer: "/accounts/0/keys/0/fromEnv", message: "has the value of the key server" },
    ]);
  });

  it("also where the other one is declared, but keeps its secret", () => {
    expect(
      problemsOf(
        [{ name: "server" }, { name: "backend" }],
        [undefined, { id: server.id, digest: server.digest }],
      ),
    ).toEqual([
      { pointer: "/accounts/0/keys/1/fromEnv", message: "has the value of the key server" },
    ]);
  });

  it("a value may move to another name when the old name gets a new one", () => {
    const moved = keysOf(
      [{ name: "server" }, { name: "backend" }],
      [material("a"), { id: server.id, digest: server.digest }],
    );
    expect(moved?.map(({ name, id }) => [name, id])).toEqual([
      ["server", "a".repeat(12)],
      ["backend", server.id],
    ]);
  });
});
