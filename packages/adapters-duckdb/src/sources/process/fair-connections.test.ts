import { expect, it } from "@jest/globals";
import { FairPlaces, type Turn } from "./fair-connections.js";

const never = new AbortController().signal;
const settled = () => new Promise((resolve) => setImmediate(resolve));

it("E10: a user who has few connections goes before one who has many and asked earlier", async () => {
  const places = new FairPlaces(2);
  const begun: string[] = [];
  const turns: Turn[] = [];
  const ask = (party: string): void => {
    void places.take(party, never).then((turn) => {
      begun.push(party);
      turns.push(turn);
    });
  };
  for (let at = 0; at < 5; at += 1) ask("greedy");
  ask("modest");
  await settled();
  expect(begun).toEqual(["greedy", "greedy"]);
  turns.shift()?.release();
  await settled();
  expect(begun).toEqual(["greedy", "greedy", "modest"]);
  turns.shift()?.release();
  turns.shift()?.release();
  await settled();
  expect(begun).toEqual(["greedy", "greedy", "modest", "greedy", "greedy"]);
});

it("E10: a user goes before another who has just had the only connection and asked earlier", async () => {
  const places = new FairPlaces(1);
  const begun: string[] = [];
  const turns: Turn[] = [];
  for (const party of ["greedy", "greedy", "greedy", "modest", "modest"]) {
    void places.take(party, never).then((turn) => {
      begun.push(party);
      turns.push(turn);
    });
  }
  for (let time = 0; time < 5; time += 1) {
    await settled();
    turns.shift()?.release();
  }
  expect(begun).toEqual(["greedy", "modest", "greedy", "modest", "greedy"]);
});

it("E7: who leaves the queue takes no place, and a place is given back once", async () => {
  const places = new FairPlaces(1);
  const first = await places.take("one", never);
  const leaving = new AbortController();
  const left = places.take("two", leaving.signal);
  leaving.abort(new Error("left"));
  await expect(left).rejects.toThrow("left");
  first.release();
  first.release();
  const second = await places.take("three", never);
  let isBegun = false;
  void places.take("four", never).then(() => (isBegun = true));
  await settled();
  expect(isBegun).toBe(false);
  second.release();
  await settled();
  expect(isBegun).toBe(true);
});
