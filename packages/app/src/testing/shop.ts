import { readFile } from "node:fs/promises";

/** A result of the data API, read from its lines (E8). */
export interface Result {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly unknown[])[];
}

/** Reads the lines; fails where the total is missing or wrong. */
export const resultOf = (text: string): Result => {
  const lines = text
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Line);
  const rows = lines.flatMap(({ data = [] }) => data);
  if (lines.at(-1)?.totalRows !== rows.length) throw new Error(`not a whole result: ${text}`);
  return { columns: lines[0]?.schema?.map(({ name }) => name) ?? [], rows };
};

interface Line {
  readonly schema?: readonly { readonly name: string }[];
  readonly data?: readonly (readonly unknown[])[];
  readonly totalRows?: number;
}

/** The shop's sales in a city by category, the highest first, counted from the files by hand. */
export const revenueByCategory = async (
  city: string,
): Promise<readonly (readonly [category: string, revenue: number])[]> => {
  const categories = new Map((await table("categories")).map((row) => [row["id"], row["name"]]));
  const products = new Map(
    (await table("products")).map((row) => [row["id"], categories.get(row["category_id"])]),
  );
  const cents = new Map<string, number>();
  for (const line of await table("order_lines")) {
    if (line["city"] !== city || line["state"] !== "sold") continue;
    const category = products.get(line["product_id"]) ?? "";
    const amount = Math.round(Number(line["net_amount"]) * 100);
    cents.set(category, (cents.get(category) ?? 0) + amount);
  }
  return [...cents]
    .sort(([, left], [, right]) => right - left)
    .map(([category, sum]) => [category, sum / 100]);
};

/** The rows of one of the shop's files, none of whose values has a comma. */
const table = async (name: string): Promise<readonly Readonly<Record<string, string>>[]> => {
  const file = new URL(`../../demo/shop/data/${name}.csv`, import.meta.url);
  const [head = "", ...lines] = (await readFile(file, "utf8")).trim().split("\n");
  const names = head.split(",");
  return lines.map((line) =>
    Object.fromEntries(line.split(",").map((value, at) => [names[at] ?? "", value])),
  );
};
