import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { bytesPerId, idSupply } from "./id.js";

const idMax = Number.MAX_SAFE_INTEGER;
const one = (bytes: readonly number[]): number => idSupply(Uint8Array.from(bytes))();

describe("idSupply", () => {
  it("gives whole numbers from 1 to 2^53 - 1, whatever the bytes are", () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: bytesPerId, maxLength: bytesPerId }), (bytes) => {
        const id = idSupply(bytes)();
        expect(Number.isSafeInteger(id)).toBe(true);
        expect(id).toBeGreaterThanOrEqual(1);
        expect(id).toBeLessThanOrEqual(idMax);
      }),
    );
  });

  it.each([
    ["all bits set: the largest", [255, 255, 255, 255, 255, 255, 255], idMax],
    ["only the lowest bit set: the smallest", [0, 0, 0, 0, 0, 0, 1], 1],
    ["no bit set: 1 as well, since 0 stands for no id", [0, 0, 0, 0, 0, 0, 0], 1],
    ["the bits above the 53rd do not count", [0xe0, 0, 0, 0, 0, 0, 2], 2],
    ["the first byte weighs 2^48", [1, 0, 0, 0, 0, 0, 0], 2 ** 48],
    ["the bytes in their order", [0, 0, 0, 0, 1, 2, 3], 0x010203],
  ])("%s", (_what, bytes, id) => {
    expect(one(bytes)).toBe(id);
  });

  it("reads on at each call, and two supplies from the same bytes give the same ids", () => {
    const bytes = crypto.getRandomValues(new Uint8Array(3 * bytesPerId));
    const first = idSupply(bytes);
    const again = idSupply(bytes);
    const ids = [first(), first(), first()];
    expect(ids).toEqual([again(), again(), again()]);
    expect(ids[1]).toBe(one([...bytes.slice(bytesPerId, 2 * bytesPerId)]));
  });

  it("says so when the bytes run out, instead of giving weak ids", () => {
    const supply = idSupply(new Uint8Array(2 * bytesPerId - 1));
    supply();
    expect(supply).toThrow(RangeError);
    expect(idSupply(new Uint8Array(0))).toThrow("Out of random bytes for ids");
  });

  it("T5: 9,000 ids are all different and spread evenly over the range", () => {
    const count = 9000; // 63,000 bytes: as much as the source gives at a time
    const supply = idSupply(crypto.getRandomValues(new Uint8Array(count * bytesPerId)));
    const ids = Array.from({ length: count }, supply);
    expect(new Set(ids).size).toBe(count);

    const buckets = new Array<number>(16).fill(0);
    for (const id of ids) {
      const bucket = Math.floor(id / 2 ** 49);
      buckets[bucket] = (buckets[bucket] ?? 0) + 1;
    }
    // 562.5 each are expected, with a standard deviation of 23: 7 of them never happen by chance.
    for (const bucket of buckets) expect(Math.abs(bucket - count / 16)).toBeLessThan(7 * 23);

    const even = ids.filter((id) => id % 2 === 0).length;
    expect(Math.abs(even - count / 2)).toBeLessThan(7 * 48);
  });
});
