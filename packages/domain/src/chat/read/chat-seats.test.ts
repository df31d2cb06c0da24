import { expect, it } from "@jest/globals";
import { ChatSeats } from "./chat-seats.js";

const holder = (user?: string, thread?: string) => ({ user, thread });

it("D15: a user has 16 places, and a thread 4, where nothing else is said", () => {
  const seats = new ChatSeats();
  const taken = (user: string, thread: (at: number) => string) =>
    Array.from({ length: 20 }, (_, at) => seats.take(holder(user, thread(at)))).filter(Boolean);
  expect(taken("a", (at) => `a${at}`)).toHaveLength(16);
  expect(taken("b", () => "b")).toHaveLength(4);
  expect(taken("c", () => "b")).toHaveLength(0);
});

it("D15: a place that is given back is free again, once", () => {
  const seats = new ChatSeats({ userMax: 2, threadMax: 1 });
  const first = seats.take(holder("a", "t"));
  expect(seats.take(holder("a", "t"))).toBeUndefined();
  first?.release();
  first?.release();
  const again = seats.take(holder("a", "t"));
  expect(again).toBeDefined();
  expect(seats.take(holder("a", "u"))).toBeDefined();
  expect(seats.take(holder("a", "v"))).toBeUndefined();
});

it("D15: a refused one takes neither of the two places", () => {
  const seats = new ChatSeats({ userMax: 1, threadMax: 1 });
  seats.take(holder("a", "t"));
  expect(seats.take(holder("b", "t"))).toBeUndefined();
  expect(seats.take(holder("b", "u"))).toBeDefined();
});

it("D15: who comes into being with an answer is counted from then on, and nobody is remembered", () => {
  const seats = new ChatSeats({ userMax: 1, threadMax: 1 });
  const seat = seats.take(holder());
  seat?.holdFor(holder("a", "t"));
  seat?.holdFor(holder("b", "u"));
  expect(seats.take(holder("a"))).toBeUndefined();
  expect(seats.take(holder(undefined, "t"))).toBeUndefined();
  expect(seats.take(holder("b", "u"))).toBeDefined();
  seat?.release();
  seat?.holdFor(holder("a", "t"));
  expect(seats.take(holder("a", "t"))).toBeDefined();
  expect(seats.userCount).toBe(2);
});
