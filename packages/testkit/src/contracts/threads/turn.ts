import { expect } from "@jest/globals";
import { hasEnded, turnStates } from "@embedded-analytics/domain";
import { proves, type MethodContract } from "../contract.js";
import { begin, finish, line, turnOf } from "../world/turns.js";
import { twoAccounts } from "../world/two-accounts.js";
import { said } from "./messages.js";
import { twins } from "./twins.js";

export const turn: MethodContract = {
  cases: [
    proves("every kept line in its place, endings too, and how the turn stands", async (store) => {
      const { ours } = await twoAccounts(store);
      const claim = await begin(store, ours);
      const { threads } = store.ports;
      expect(await threads.turn(ours.id, claim.turnId, 0, 100)).toEqual({
        state: "claimed",
        lines: [claim.userLine],
      });
      const lines = said(claim);
      await finish(store, ours, claim, { lines });
      expect(await threads.turn(ours.id, claim.turnId, 0, 100)).toEqual({
        state: "completed",
        lines: [claim.userLine, ...lines],
      });
      for (const other of ["unknown", "", `${claim.turnId} `]) {
        expect(await threads.turn(ours.id, other, 0, 100)).toBeUndefined();
      }
    }),

    proves("from a place on, some at a time", async (store) => {
      const { ours } = await twoAccounts(store);
      const lines = [2, 3, 5, 8, 13].map((at) => line(at));
      const { turnId } = await turnOf(store, ours, {}, { lines });
      const part = async (from: number, linesMax: number) => {
        const found = await store.ports.threads.turn(ours.id, turnId, from, linesMax);
        return found?.lines.map(({ at }) => at);
      };
      expect(await part(0, 3)).toEqual([0, 2, 3]);
      expect(await part(3, 2)).toEqual([3, 5]);
      expect(await part(4, 100)).toEqual([5, 8, 13]);
      expect(await part(14, 100)).toEqual([]);
    }),

    proves("D15 up to the line that makes them so long in bytes", async (store) => {
      const { ours } = await twoAccounts(store);
      const lines = [1, 2, 3].map((at) => line(at, { text: `${"é".repeat(50)}\n` }));
      const { turnId } = await turnOf(store, ours, {}, { lines });
      const part = async (from: number, bytesMax: number) => {
        const found = await store.ports.threads.turn(ours.id, turnId, from, 9, bytesMax);
        return found?.lines.map(({ at }) => at);
      };
      expect(await part(1, 101)).toEqual([1]);
      expect(await part(1, 102)).toEqual([1, 2]);
      expect(await part(3, 1)).toEqual([3]);
      expect(await part(4, 1)).toEqual([]);
    }),

    proves("each state in which a turn can end", async (store) => {
      const { ours } = await twoAccounts(store);
      for (const state of turnStates.filter(hasEnded)) {
        const { turnId } = await turnOf(store, ours, {}, { state });
        expect((await store.ports.threads.turn(ours.id, turnId, 0, 9))?.state).toBe(state);
      }
    }),
  ],
  foreign: [
    proves("T7 our turn is unknown", async (store) => {
      const { ours, theirs } = await twoAccounts(store);
      const { turnId } = await begin(store, ours);
      expect(await store.ports.threads.turn(theirs.id, turnId, 0, 9)).toBeUndefined();
    }),

    proves("T7 a turn of the very same id has each account's own lines", async (store) => {
      const { ours, theirs, our, their } = await twins(store);
      await finish(store, theirs, their, { state: "failed" });
      const { threads } = store.ports;
      const lines = [our.userLine];
      expect(await threads.turn(ours.id, our.turnId, 0, 9)).toEqual({ state: "claimed", lines });
      const theirLines = [their.userLine];
      expect(await threads.turn(theirs.id, our.turnId, 0, 9)).toEqual({
        state: "failed",
        lines: theirLines,
      });
    }),
  ],
};
