import { expect, it } from "@jest/globals";
import { hasFreeSeat } from "./user-limit.js";

it.each([
  ["the last seat is free", 1, 2, true],
  ["as many users as seats are the limit", 2, 2, false],
  ["more users than a lowered limit has are over it", 3, 2, false],
  ["an account without seats has none free", 0, 0, false],
])("B3: %s", (_case, users, max, free) => {
  expect(hasFreeSeat(users, max)).toBe(free);
});
