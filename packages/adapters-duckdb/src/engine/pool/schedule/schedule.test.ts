import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { budgetMs, firstWaitMs, play, ranMs, turnMs, type Played } from "./schedule.fixture.js";
import { Schedule } from "./schedule.js";
import { longMax, placesMax } from "./turns.js";

const concurrencies = fc.constantFrom(1, 2, 3, 4, 8);
const moments = fc.integer({ min: 0, max: 60_000 });
/** Most are short, some are longer than a turn, and some never end by themselves. */
const needs = fc.oneof(
  fc.integer({ min: 1, max: 500 }),
  fc.integer({ min: 500, max: 20_000 }),
  fc.constant(Infinity),
);
const stories = fc.array(
  fc.record({
    party: fc.record({
      account: fc.constantFrom("a", "b", "c"),
      user: fc.constantFrom("u", "v", "w"),
    }),
    atMs: moments,
    needsMs: needs,
  }),
  { maxLength: 40 },
);
const by = (account: string, user: string, atMs: number, needsMs: number): Played => ({
  party: { account, user },
  atMs,
  needsMs,
});
const floods = (account: fc.Arbitrary<string>, user: fc.Arbitrary<string>) =>
  fc.array(
    fc.tuple(account, user, moments).map(([of, who, atMs]) => by(of, who, atMs, Infinity)),
    { minLength: 8, maxLength: 40 },
  );
const only = (name: string) => fc.constant(name);

describe("E10, T52: slots in turns", () => {
  it("keeps no slot empty while somebody waits, and never has more places than it may", () => {
    fc.assert(
      fc.property(concurrencies, stories, (concurrency, scenario) => {
        play(concurrency, scenario, (running, waiting) => {
          if (waiting > 0) expect(running).toBeGreaterThanOrEqual(concurrency);
          expect(running).toBeLessThanOrEqual(placesMax(concurrency));
        });
      }),
    );
  });

  it("each statement ends: it is through, or has run for its budget, however often it began", () => {
    fc.assert(
      fc.property(concurrencies, stories, (concurrency, scenario) => {
        for (const fate of play(concurrency, scenario)) {
          const last = fate.turns.at(-1)!;
          const isThrough = last.endedMs - last.beganMs >= fate.asked.needsMs;
          expect(isThrough || Math.abs(ranMs(fate) - budgetMs) < 0.001).toBe(true);
          expect(ranMs(fate)).toBeLessThanOrEqual(budgetMs + 0.001);
          for (const { beganMs, endedMs } of fate.turns.slice(0, -1)) {
            expect(endedMs - beganMs).toBeGreaterThanOrEqual(turnMs);
          }
        }
      }),
    );
  });

  const oneTurn: readonly (readonly [what: string, flood: fc.Arbitrary<Played[]>])[] = [
    ["another account's, under a flood of one account's user", floods(only("a"), only("u"))],
    [
      "another account's, under a flood of many users of one account",
      floods(only("a"), fc.constantFrom("u", "v", "w", "x", "y", "z")),
    ],
  ];
  it.each(oneTurn)("a first query waits for one turn at most: %s", (_what, flood) => {
    fc.assert(
      fc.property(concurrencies, flood, moments, (concurrency, giants, atMs) => {
        const [first] = play(concurrency, [by("b", "v", atMs, 1), ...giants]);
        expect(firstWaitMs(first!)).toBeLessThanOrEqual(turnMs);
      }),
    );
  });

  it("a first query waits for one turn at most: another user's of the same account", () => {
    fc.assert(
      fc.property(concurrencies, floods(only("a"), only("u")), moments, (slots, giants, atMs) => {
        const [first] = play(slots, [by("a", "v", atMs, 1), ...giants]);
        expect(firstWaitMs(first!)).toBeLessThanOrEqual(turnMs);
      }),
    );
  });

  it("under floods of many accounts it waits for a turn more for each of them", () => {
    const flood = floods(fc.constantFrom("a", "c", "d", "e", "f"), fc.constantFrom("u", "v"));
    fc.assert(
      fc.property(concurrencies, flood, moments, (concurrency, giants, atMs) => {
        const [first] = play(concurrency, [by("b", "v", atMs, 1), ...giants]);
        const others = new Set(giants.map(({ party }) => party.account)).size;
        expect(firstWaitMs(first!)).toBeLessThanOrEqual((1 + others) * turnMs);
      }),
    );
  });

  it("under floods of many users of its account it waits for a turn more for each of them", () => {
    const flood = floods(only("a"), fc.constantFrom("u", "w", "x", "y"));
    fc.assert(
      fc.property(concurrencies, flood, moments, (concurrency, giants, atMs) => {
        const [first] = play(concurrency, [by("a", "v", atMs, 1), ...giants]);
        const others = new Set(giants.map(({ party }) => party.user)).size;
        expect(firstWaitMs(first!)).toBeLessThanOrEqual((1 + others) * turnMs);
      }),
    );
  });

  const asking = (account: string, wasLong: boolean) => ({
    party: { account, user: "u" },
    wasLong,
  });
  const scheduleOf = (concurrency: number) =>
    new Schedule<ReturnType<typeof asking>>({ concurrency, turnMs }, budgetMs);

  it("a long one begins beyond its part of the slots only where no short one waits", () => {
    const schedule = scheduleOf(2);
    const [running, long, short] = [asking("a", true), asking("b", true), asking("a", false)];
    schedule.ask(running, 0);
    expect(schedule.begin(0)).toBe(running);
    schedule.ask(long, 1);
    schedule.ask(short, 100_000);
    expect(schedule.begin(100_000)).toBe(short);
    schedule.end(short, 100_001);
    expect(schedule.begin(100_001)).toBe(long);
  });

  it("the place beside a single slot is for a short one of another user, and for no other", () => {
    const schedule = scheduleOf(1);
    const running = asking("a", true);
    schedule.ask(running, 0);
    expect(schedule.begin(0)).toBe(running);
    for (const each of [asking("a", false), asking("b", true)]) {
      schedule.ask(each, 1);
      expect(schedule.begin(1)).toBeUndefined();
    }
    const other = asking("b", false);
    schedule.ask(other, 2);
    expect(schedule.begin(2)).toBe(other);
    schedule.ask(asking("c", false), 3);
    expect(schedule.begin(3)).toBeUndefined();
  });

  it("one that began again leaves its account as it was when it ends", () => {
    const schedule = scheduleOf(1);
    const again = asking("a", true);
    schedule.ask(again, 0);
    expect(schedule.begin(0)).toBe(again);
    schedule.opened(again, 0);
    schedule.end(again, turnMs);
    // So much later that nothing that anybody had counts: now it is the first to come.
    const laterMs = 1000 * budgetMs;
    const busy = asking("c", false);
    schedule.ask(busy, laterMs);
    expect(schedule.begin(laterMs)).toBe(busy);
    const first = asking("a", false);
    schedule.ask(first, laterMs + 1);
    schedule.ask(asking("b", false), laterMs + 2);
    schedule.end(busy, laterMs + 3);
    expect(schedule.begin(laterMs + 3)).toBe(first);
  });

  it("as many long statements as may hold slots lose nothing, whatever short ones come", () => {
    const short = fc.record({
      party: fc.record({ account: fc.constantFrom("a", "b"), user: fc.constantFrom("u", "v") }),
      atMs: moments,
      needsMs: fc.integer({ min: 1, max: 400 }),
    });
    fc.assert(
      fc.property(concurrencies, fc.array(short, { maxLength: 60 }), (concurrency, shorts) => {
        const long = Array.from({ length: longMax(concurrency) }, (_, count) =>
          by("long", `u${count}`, 1000 * count, 5 * turnMs),
        );
        const fates = play(concurrency, [...long, ...shorts]).slice(0, long.length);
        expect(fates.map(({ turns }) => turns.length)).toEqual(long.map(() => 1));
      }),
    );
  });

  it("two accounts that both flood have the same share of the slots, however many each asks", () => {
    fc.assert(
      fc.property(concurrencies, fc.integer({ min: 20, max: 60 }), (concurrency, more) => {
        const flood = (account: string, count: number) =>
          Array.from({ length: count }, (_, at) => by(account, `u${at % 3}`, at, 4000));
        const fates = play(concurrency, [...flood("a", more * 2), ...flood("b", 20)]);
        const lastOfB = Math.max(...fates.slice(more * 2).map(({ turns }) => turns[0]!.endedMs));
        const had = fates.slice(0, more * 2).filter(({ turns }) => turns[0]!.endedMs <= lastOfB);
        // Until the smaller flood is through, the greater one has had as much, give or take a round.
        expect(had.length).toBeGreaterThanOrEqual(20 - 2 * placesMax(concurrency));
        expect(had.length).toBeLessThanOrEqual(20 + 2 * placesMax(concurrency));
      }),
    );
  });
});
