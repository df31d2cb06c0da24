import { describe, expect, test } from "@jest/globals";
import { valueFormat } from "./value-format.js";

const written = (format: string, cells: readonly unknown[], largest?: number) =>
  cells.map((cell) => valueFormat(format, "en", largest)?.(cell as never));

describe("H1: the format of figures", () => {
  test("of one alone has the decimals that it needs", () => {
    expect(written("EUR", [16_108, 6381.16, null])).toEqual(["€16,108", "€6,381.16", ""]);
    expect(written("percent", [0.07, 0.142])).toEqual(["7%", "14.2%"]);
    expect(written("compact", [2200])).toEqual(["2.2K"]);
    expect(written("0.00", [1])).toEqual(["1.00"]);
    expect(valueFormat("many", "en")).toBeUndefined();
  });

  test("of those below each other is the same in each", () => {
    expect(written("EUR", [16_108, 6381.16], 16_108)).toEqual(["€16,108", "€6,381"]);
    expect(written("EUR", [970, 6381.16], 6381.16)).toEqual(["€970.00", "€6,381.16"]);
    expect(written("percent", [0.07, 0.142], 0.142)).toEqual(["7.0%", "14.2%"]);
  });
});
