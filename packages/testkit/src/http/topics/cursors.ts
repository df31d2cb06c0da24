import { beforeAll, describe, expect, test } from "@jest/globals";
import { conformanceKeys as keys } from "../declaration.js";
import { expectProblem, withoutRequestId } from "../expectations.js";
import { expensiveMsMax } from "../http-target.js";
import { fresh, listPath, newUser, type Subject } from "../subject.js";

const invalidCursor = { status: 400, code: "invalid_cursor" } as const;

/** Cursors are sealed, and bound to account, embed tenant and list (C1, T24). */
export const cursors = (subject: Subject): void => {
  const [tenant, other] = [fresh("tenant"), fresh("tenant")];
  const names = ["a", "b", "c"];
  const cursorOf = async (
    key: string,
    embedTenantName: string,
    list: "groups" | "user-attributes",
  ) =>
    (await subject.get(listPath(embedTenantName, list, "?first=1"), key)).json.pageInfo
      .endCursor as string;
  const useAt = (
    key: string,
    embedTenantName: string,
    list: "groups" | "user-attributes",
    cursor: string,
  ) => subject.get(listPath(embedTenantName, list, `?after=${encodeURIComponent(cursor)}`), key);

  beforeAll(async () => {
    for (const key of [keys.acme, keys.globex]) {
      for (const embedTenantName of [tenant, other]) {
        await subject.mint(
          key,
          newUser({
            creatorMode: true,
            embedTenantName,
            groupDefinitions: names.map((name) => ({ name })),
            userAttributeDefinitions: names.map((name) => ({ name, type: "string" })),
          }),
        );
      }
    }
  });

  describe("C1 cursors", () => {
    test("tell nothing: neither ids nor times, and the same place is written anew", async () => {
      const { json } = await subject.get(listPath(tenant, "groups", "?first=1"), keys.acme);
      const cursor = json.pageInfo.endCursor as string;
      for (const text of [cursor, Buffer.from(cursor, "base64url").toString("latin1")]) {
        expect(text).not.toContain(String(json.items[0].id));
        expect(text).not.toContain(String(Date.parse(json.items[0].createdAt as string)));
      }
      expect(cursor).toMatch(/^[A-Za-z0-9_-]+$/);
    });

    test(
      "a cursor of which any one character was changed is refused (T24)",
      async () => {
        const rounds = subject.size === "full" ? 20 : 1;
        for (let round = 0; round < rounds; round++) {
          const cursor = await cursorOf(keys.acme, tenant, "groups");
          for (let at = 0; at < cursor.length; at++) {
            const altered =
              cursor.slice(0, at) + neighbour(cursor[at] ?? "") + cursor.slice(at + 1);
            expectProblem(await useAt(keys.acme, tenant, "groups", altered), invalidCursor);
          }
        }
      },
      expensiveMsMax,
    );

    test("a cursor written in another way, with other unused bits, is refused (T24)", async () => {
      const embedTenantName = fresh("tenant");
      const groupDefinitions = Array.from({ length: 40 }, (_, at) => ({ name: `g${at}` }));
      await subject.mint(
        keys.acme,
        newUser({ creatorMode: true, embedTenantName, groupDefinitions }),
      );
      const useHere = (cursor: string) => useAt(keys.acme, embedTenantName, "groups", cursor);
      for (let first = 1; first <= groupDefinitions.length; first++) {
        const path = listPath(embedTenantName, "groups", `?first=${first}`);
        const cursor = (await subject.get(path, keys.acme)).json.pageInfo.endCursor as string;
        expect((await useHere(cursor)).status).toBe(200);
        if (cursor.length % 4 === 0) continue; // every bit of this one is used
        const last = neighbour(cursor.at(-1) ?? "");
        expectProblem(await useHere(cursor.slice(0, -1) + last), invalidCursor);
      }
    });

    test.each([
      "",
      "x",
      "AAAA",
      "A".repeat(64),
      "\u00e9",
      "%",
      "null",
      "A".repeat(8000),
      "a\u0000b",
    ])("%j is none", async (cursor) => {
      expectProblem(await useAt(keys.acme, tenant, "groups", cursor), invalidCursor);
    });

    test("a cursor with something before or after it, cut, padded, or given twice is none", async () => {
      const cursor = await cursorOf(keys.acme, tenant, "groups");
      const altered = [
        `${cursor}=`,
        `${cursor} `,
        ` ${cursor}`,
        cursor.slice(0, -1),
        `${cursor}A`,
        `${cursor},${cursor}`,
      ];
      for (const text of altered) {
        expectProblem(await useAt(keys.acme, tenant, "groups", text), invalidCursor);
      }
      const twice = listPath(tenant, "groups", `?after=${cursor}&after=${cursor}`);
      expectProblem(await subject.get(twice, keys.acme), invalidCursor);
    });

    test("is good for its own list only", async () => {
      const cursor = await cursorOf(keys.acme, tenant, "groups");
      const answers = [
        await useAt(keys.acme, other, "groups", cursor), // another embed tenant
        await useAt(keys.acme, tenant, "user-attributes", cursor), // another list
        await useAt(keys.globex, tenant, "groups", cursor), // another account's tenant of that name
        await useAt(keys.acme, tenant, "groups", "A".repeat(cursor.length)),
      ];
      for (const answer of answers) expectProblem(answer, invalidCursor);
      expect(new Set(answers.map(withoutRequestId)).size).toBe(1);
      expect((await useAt(keys.acme, tenant, "groups", cursor)).status).toBe(200);
    });

    test("goes on where its item was, though the item is deleted", async () => {
      const embedTenantName = fresh("tenant");
      const groupDefinitions = names.map((name) => ({ name }));
      await subject.mint(
        keys.acme,
        newUser({ creatorMode: true, embedTenantName, groupDefinitions }),
      );
      const { items } = (await subject.get(listPath(embedTenantName, "groups"), keys.acme))
        .json as {
        items: { id: number; name: string }[];
      };
      const cursor = await cursorOf(keys.acme, embedTenantName, "groups");
      await subject.remove(listPath(embedTenantName, "groups", `/${items[0]?.id}`), keys.acme);
      const rest = await useAt(keys.acme, embedTenantName, "groups", cursor);
      expect(rest.json.items.map(({ name }: { name: string }) => name)).toEqual(
        items.slice(1).map(({ name }) => name),
      );
    });
  });
};

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const neighbour = (character: string): string => alphabet[alphabet.indexOf(character) ^ 1] ?? "A";
