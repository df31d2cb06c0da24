import { describe, expect, it } from "@jest/globals";
import { valueOf } from "../../failures.fixture.js";
import { decided, nowMs, user } from "./cases.fixture.js";
import { hasFreeSeat } from "./user-limit.js";

it.each([
  ["the last seat is free", 1, 2, true],
  ["as many users as seats are the limit", 2, 2, false],
  ["more users than a lowered limit has are over it", 3, 2, false],
  ["an account without seats has none free", 0, 0, false],
])("B3: %s", (_case, users, externalUsersMax, free) => {
  expect(hasFreeSeat(users, { externalUsersMax })).toBe(free);
});

describe("B3 D9: the seat that is decided on", () => {
  const seat = { externalUsersMax: 7 };
  const ephemeral = user({ ephemeralUntilMs: nowMs + 1 });
  const over = user({ ephemeralUntilMs: nowMs });
  it.each([
    ["a new permanent user takes one under the account's limit", undefined, false, seat],
    ["a new ephemeral user takes none", undefined, true, undefined],
    ["a stored permanent user takes none", user(), false, undefined],
    ["an ephemeral user who becomes permanent takes one", ephemeral, false, seat],
    ["an ephemeral user who stays so takes none", ephemeral, true, undefined],
    ["a permanent user in the place of one whose time is over takes one", over, false, seat],
    ["a permanent user stays one, and takes none again", user(), true, undefined],
  ])("%s", (_case, externalUser, isEphemeral, expected) => {
    const on = { ...seat, externalUser };
    const { seat: taken } = valueOf(decided(on, { isEphemeral, email: "new@b.test" }));
    expect(taken).toEqual(expected);
  });
});
