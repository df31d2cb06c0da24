import { describe, expect, test } from "@jest/globals";
import { conformanceKeys as keys, conformanceSeats } from "../declaration.js";
import type { HttpAnswer } from "../http-call.js";
import { expensiveMsMax } from "../http-target.js";
import { storedUser } from "../stored-user.js";
import { fresh, listPath, newUser, type Subject } from "../subject.js";

const key = keys.acme;

/** Many requests at once (T26 to T28). The store's own guards are what is tested here. */
export const races = (subject: Subject): void => {
  const full = subject.size === "full";
  const atOnce = (bodies: readonly object[], as: string = key): Promise<HttpAnswer[]> =>
    Promise.all(bodies.map((body) => subject.generate(as, body)));
  const statuses = (answers: readonly HttpAnswer[]) => {
    const counts: Record<number, number> = {};
    for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
    return counts;
  };
  const listed = async (tenant: string, list: "groups" | "user-attributes") =>
    (await subject.get(listPath(tenant, list, "?first=500"), key)).json.items as {
      name: string;
      userCount: number;
      type: string;
    }[];

  describe("races", () => {
    const rounds = full ? 5 : 1;

    const tenants = ["new", "existing"] as const;
    /** A name, and where it should exist already, the embed tenant of that name. */
    const tenantThatIs = async (state: (typeof tenants)[number]): Promise<string> => {
      const embedTenantName = fresh("tenant");
      if (state === "existing") await subject.mint(key, newUser({ embedTenantName }));
      return embedTenantName;
    };

    test.each([
      ["new", ["groupDefinitions", "userAttributeDefinitions"]],
      ["existing", ["groupDefinitions"]],
      ["existing", ["userAttributeDefinitions"]],
    ] as const)(
      "T27 100 requests with the same definitions, %s tenant, %j: one row each",
      async (state, lists) => {
        for (let round = 0; round < rounds; round++) {
          const embedTenantName = await tenantThatIs(state);
          const names = Array.from({ length: 20 }, (_, at) => `n${at}`);
          const items = names.map((name) => ({ name, type: "string", description: name }));
          const definitions = Object.fromEntries(lists.map((list) => [list, items]));
          const groups = "groupDefinitions" in definitions ? names : [];
          const more = { creatorMode: true, embedTenantName, ...definitions, groups };
          expect(statuses(await atOnce(Array.from({ length: 100 }, () => newUser(more))))).toEqual({
            200: 100,
          });
          for (const list of lists) {
            const path = list === "groupDefinitions" ? "groups" : "user-attributes";
            const stored = await listed(embedTenantName, path);
            expect(stored.map(({ name }) => name).sort()).toEqual([...names].sort());
            if (path === "groups") {
              expect(stored.map(({ userCount }) => userCount)).toEqual(names.map(() => 100));
            }
          }
        }
      },
      expensiveMsMax,
    );

    test("B4 rivals who give different texts of one attribute do not undo each other", async () => {
      const embedTenantName = fresh("tenant");
      const define = (texts: object) =>
        newUser({
          embedTenantName,
          creatorMode: true,
          userAttributeDefinitions: [{ name: "region", type: "string", ...texts }],
        });
      await subject.mint(key, define({}));
      const texts = { displayName: "Region", defaultValue: "none", description: "Where they sell" };
      const rivals = Array.from({ length: 20 }, () =>
        Object.entries(texts).map(([field, text]) => define({ [field]: text })),
      ).flat();
      expect(statuses(await atOnce(rivals))).toEqual({ 200: rivals.length });
      expect(await listed(embedTenantName, "user-attributes")).toMatchObject([texts]);
    });

    test(
      "T26 at limit - 10, many new users at once: exactly 10 are created",
      async () => {
        for (let seat = 0; seat < conformanceSeats.race - 10; seat++) {
          await subject.mint(keys.race, newUser());
        }
        const bodies = Array.from({ length: full ? 200 : 60 }, () => newUser());
        const answers = await atOnce(bodies, keys.race);
        expect(statuses(answers)).toEqual({ 200: 10, 429: bodies.length - 10 });
        const stored = await Promise.all(
          bodies.map(({ externalId }) => storedUser(subject, { key: keys.race, externalId })),
        );
        expect(stored.filter((user) => user !== undefined)).toHaveLength(10);
        const created = bodies.filter((_body, at) => answers[at]?.status === 200);
        expect(statuses(await atOnce(created, keys.race))).toEqual({ 200: 10 });
      },
      expensiveMsMax,
    );

    test(
      "the same new user, many times at once, is one user in one tenant",
      async () => {
        const body = newUser({ embedTenantName: fresh("tenant"), groups: ["analysts"] });
        expect(statuses(await atOnce(Array.from({ length: 40 }, () => body)))).toEqual({ 200: 40 });
        const query = { key, ...(body as { externalId: string; embedTenantName: string }) };
        expect((await storedUser(subject, query))?.groups).toEqual(["analysts"]);
      },
      expensiveMsMax,
    );

    test(
      "T28 two writers of one user's rights: one of the two, never a blend",
      async () => {
        const { externalId } = newUser();
        const one = { groups: ["analysts", "viewers"], city: "one" };
        const two = { groups: ["editors"], city: "two" };
        const bodyOf = ({ groups, city }: typeof one) => ({
          externalId,
          groups,
          userAttributes: [{ name: "city", value: city }],
          securityContext: { city },
        });
        for (let round = 0; round < (full ? 50 : 5); round++) {
          // From a third state, so that changes decided on it would add up to a blend.
          await subject.mint(key, {
            externalId,
            groups: [],
            userAttributes: [{ name: "city", value: null }],
          });
          const bodies = Array.from({ length: 10 }, (_, at) => bodyOf(at % 2 === 0 ? one : two));
          expect(statuses(await atOnce(bodies))).toEqual({ 200: 10 });
          const user = await storedUser(subject, { key, externalId });
          const winner = user?.values["city"] === "one" ? one : two;
          expect(user).toMatchObject({
            groups: winner.groups,
            values: { city: winner.city },
            securityContext: { city: winner.city },
          });
        }
      },
      expensiveMsMax,
    );

    test.each(tenants)(
      "one attribute as two types at once, %s tenant: one type wins",
      async (state) => {
        for (let round = 0; round < rounds; round++) {
          const embedTenantName = await tenantThatIs(state);
          const bodies = Array.from({ length: 40 }, (_, at) =>
            newUser({
              creatorMode: true,
              embedTenantName,
              userAttributeDefinitions: [{ name: "a", type: at % 2 === 0 ? "string" : "number" }],
            }),
          );
          const answers = await atOnce(bodies);
          expect(statuses(answers)).toEqual({ 200: 20, 409: 20 });
          const attributes = await listed(embedTenantName, "user-attributes");
          const winner = answers[0]?.status === 200 ? "string" : "number";
          expect(attributes.map(({ type }) => type)).toEqual([winner]);
        }
      },
      expensiveMsMax,
    );

    test(
      "groups deleted while they are being used: a defined end, and no membership without a group",
      async () => {
        for (let round = 0; round < (full ? 20 : 3); round++) {
          const embedTenantName = fresh("tenant");
          const scope = { creatorMode: true, embedTenantName };
          await subject.mint(key, newUser({ ...scope, groupDefinitions: [{ name: "g" }] }));
          const { json } = await subject.get(listPath(embedTenantName, "groups"), key);
          const path = listPath(embedTenantName, "groups", `/${json.items[0].id}`);
          const bodies = Array.from({ length: 20 }, () => newUser({ ...scope, groups: ["g"] }));
          const [answers] = await Promise.all([atOnce(bodies), subject.remove(path, key)]);
          for (const { status } of answers) expect([200, 400]).toContain(status);
          for (const { externalId } of bodies) {
            const query = { key, externalId, embedTenantName, creatorMode: true, groups: ["g"] };
            expect((await storedUser(subject, query))?.groups ?? []).toEqual([]);
          }
        }
      },
      expensiveMsMax,
    );
  });
};
