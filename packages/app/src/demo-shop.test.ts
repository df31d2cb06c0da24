import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { createHash } from "node:crypto";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

const generator = (await import(new URL("../demo/shop/generate.mjs", import.meta.url).href)) as {
  readonly ensureShopData: (folder: string, until?: string) => Promise<boolean>;
};

/** The last day of the shop's story, and a day on which business went on. */
const storyEnd = "2026-10-31";
const later = "2026-12-02";

type Row = Readonly<Record<string, string>>;

let folder: string;
const tables = new Map<string, readonly Row[]>();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "demo-shop-"));
  await generator.ensureShopData(folder, storyEnd);
  for (const file of await readdir(join(folder, "data")))
    if (file.endsWith(".csv"))
      tables.set(
        file.replace(".csv", ""),
        rowsOf(await readFile(join(folder, "data", file), "utf8")),
      );
});

afterAll(() => rm(folder, { recursive: true, force: true }));

describe("the demo shop's data", () => {
  it("has these tables of these sizes", () => {
    expect(Object.fromEntries([...tables].map(([name, rows]) => [name, rows.length]))).toEqual({
      categories: 12,
      cities: 20,
      customers: 5000,
      order_lines: 98_797,
      orders: 40_000,
      products: 210,
      stores: 15,
    });
  });

  it("is the same to the byte on every machine on the same day", async () => {
    const digest = createHash("sha256");
    for (const name of [...tables.keys()].sort())
      digest.update(await readFile(join(folder, "data", `${name}.csv`)));
    expect(digest.digest("hex")).toBe(
      "b2e5f85f0c4213a27802ccb4dc7c7a7401df260c6a76d58f6ce1af5f43017eef",
    );
  });

  it("E6: has these revenues, in cents, for the policies by city and by company to be checked with", () => {
    const sold = table("order_lines").filter(({ state }) => state === "sold");
    expect(centsBy(sold, "city")).toMatchObject({
      Berlin: 149_752_622,
      Hamburg: 102_571_610,
      Paris: 58_638_648,
      Leipzig: 55_308_342,
      Warsaw: 29_980_738,
    });
    expect(centsBy(sold, "company")).toEqual({
      "": 734_166_271,
      "acme-corp": 114_078_886,
      "blue-harbor": 44_959_248,
      "globex-inc": 94_035_355,
      "kiefer-gmbh": 41_305_853,
    });
  });

  it("E6: repeats on an order's lines the city, region and company that its customer has", () => {
    const customers = new Map(table("customers").map((customer) => [customer.id, customer]));
    const orders = new Map(table("orders").map((order) => [order.id, order]));
    const cities = new Map(table("cities").map((city) => [city.name, city]));
    for (const line of table("order_lines")) {
      const order = orders.get(line.order_id)!;
      const customer = customers.get(order.customer_id)!;
      if (`${whose(line)}|${whose(order)}` !== `${whose(customer)}|${whose(customer)}`)
        throw new Error(`line ${line.id} is of ${whose(line)}`);
      if (cities.get(line.city)?.region !== line.region)
        throw new Error(`line ${line.id} lies in ${line.region}`);
    }
  });

  it("adds up: what a line costs is its quantity by its price less its discount", () => {
    for (const line of table("order_lines")) {
      const full = Number(line.quantity) * cents(line.unit_price!);
      const net = Math.round((full * (100 - Number(line.discount_percent))) / 100);
      if (net !== cents(line.net_amount!)) throw new Error(`line ${line.id} adds up to ${net}`);
    }
  });

  it("refers to what is there, sells from stores that are open, and to customers who have come", () => {
    const stores = new Map(table("stores").map((store) => [store.id, store]));
    const customers = new Map(table("customers").map((customer) => [customer.id, customer]));
    const products = new Set(table("products").map(({ id }) => id));
    const early = table("orders").filter(({ ordered_at, store_id, customer_id }) => {
      const day = ordered_at!.slice(0, 10);
      const { opened_on, closed_on } = stores.get(store_id)!;
      const open = day >= opened_on! && (closed_on === "" || day <= closed_on!);
      return !open || customers.get(customer_id)!.joined_on! > day;
    });
    expect(early).toEqual([]);
    expect(table("order_lines").every(({ product_id }) => products.has(product_id))).toBe(true);
  });
});

describe("ensureShopData", () => {
  it("writes once, and again when another generator wrote", async () => {
    expect(await generator.ensureShopData(folder, storyEnd)).toBe(false);
    await writeFile(join(folder, "data", "generated-by.txt"), "another one\n");
    await writeFile(join(folder, "data", "left_over.csv"), "id\n1\n");
    expect(await generator.ensureShopData(folder, storyEnd)).toBe(true);
    expect(await readdir(join(folder, "data"))).not.toContain("left_over.csv");
  });

  it("goes on after the story until the day that is asked for, and changes nothing from before", async () => {
    const young = join(folder, "young");
    const linesOf = async (file: string) =>
      (await readFile(join(young, "data", file), "utf8")).trim().split("\n");
    expect(await generator.ensureShopData(young, storyEnd)).toBe(true);
    const before = await linesOf("orders.csv");
    expect(await generator.ensureShopData(young, later)).toBe(true);
    const after = await linesOf("orders.csv");
    const settled = (lines: readonly string[]) =>
      lines.filter((line) => line.split(",")[3]! < "2026-10-17");
    expect(settled(after)).toEqual(settled(before));
    const days = new Set(after.slice(1).map((line) => line.split(",")[3]!.slice(0, 10)));
    expect(days.size).toBe(1096 + 32);
    expect([...days].at(-1)).toBe(later);
    const customers = await linesOf("customers.csv");
    expect(customers.at(-1)).toMatch(/,2026-12-02$/);
    expect(await generator.ensureShopData(young, later)).toBe(false);
  });

  it("leaves data alone that it did not write", async () => {
    const own = join(folder, "own");
    await mkdir(join(own, "data"), { recursive: true });
    await writeFile(join(own, "data", "orders.csv"), "id\n1\n");
    expect(await generator.ensureShopData(own)).toBe(false);
    expect(await readdir(join(own, "data"))).toEqual(["orders.csv"]);
  });

  it("leaves nothing half done when several start at once", async () => {
    const shared = join(folder, "shared");
    await Promise.all([1, 2, 3].map(() => generator.ensureShopData(shared)));
    expect(await readdir(shared)).toEqual(["data"]);
    expect(await readdir(join(shared, "data"))).toHaveLength(8);
  });
});

const table = (name: string) => tables.get(name)!;

const whose = ({ city, region, company }: Row) => `${city}, ${region}, ${company}`;

/** `12.30` in cents, without a detour over fractions. */
const cents = (money: string) => Number(money.replace(".", ""));

function centsBy(rows: readonly Row[], column: string) {
  const sums: Record<string, number> = {};
  for (const row of rows) sums[row[column]!] = (sums[row[column]!] ?? 0) + cents(row.net_amount!);
  return sums;
}

function rowsOf(text: string): readonly Row[] {
  const [head, ...lines] = text.trimEnd().split("\n");
  const names = head!.split(",");
  return lines.map((line) => {
    const cells = line.split(",");
    return Object.fromEntries(names.map((name, index) => [name, cells[index]!]));
  });
}
