import { expect, it } from "@jest/globals";
import type { AccountId, Branded, Milliseconds, Seconds, UserId } from "./branded.js";

/** Whether the compiler takes a value of the one type for the other. */
type Takes<Given, Wanted> = [Given] extends [Wanted] ? true : false;

// A wrong line here does not compile.
const taken = {
  plainForBranded: true satisfies Takes<number, AccountId>,
  brandedForPlain: true satisfies Takes<AccountId, number>,
  userForAccount: false satisfies Takes<UserId, AccountId>,
  secondsForMilliseconds: false satisfies Takes<Seconds, Milliseconds>,
  undefinedBrand: false satisfies Takes<Branded<string, "a">, Branded<string, "b">>,
};

it("a branded value is a plain one at run time, and takes part in sums", () => {
  const nowMs: Milliseconds = 1000;
  const seconds: Seconds = 2;
  const later: Milliseconds = nowMs + seconds * 1000;
  expect(later).toBe(3000);
  expect(Object.values(taken)).toEqual([true, true, false, false, false]);
});
