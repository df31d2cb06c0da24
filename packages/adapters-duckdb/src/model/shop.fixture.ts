import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { ModelFile } from "./read/read-files.js";

/** The model of a small shop, as its author would write it. */
export const shopFiles: readonly ModelFile[] = [
  {
    path: "model/orders.yml",
    text: `# What was ordered, one row an order.
cubes:
  - name: orders
    sql_table: orders
    title: Orders
    description: What was ordered, one row an order.
    meta:
      synonyms: [purchases]

    joins:
      - name: customers
        relationship: many_to_one
        sql: "{CUBE}.customer_id = {customers.id}"
      - name: order_lines
        relationship: one_to_many
        sql: "{CUBE.id} = {order_lines}.order_id"

    dimensions:
      - name: id
        sql: id
        type: number
        primary_key: true
        public: true
      - name: status
        sql: "{CUBE}.status"
        type: string
        meta:
          synonyms: [state]
      - name: ordered_at
        sql: ordered_at
        type: time
      - name: size
        type: string
        case:
          when:
            - sql: "{CUBE}.amount >= 100"
              label: big
            - sql: "{amount} >= 20"
              label: customer's usual
          else:
            label: small
      - name: amount
        sql: amount
        type: number
        public: false
      - name: customer_city
        sql: "{customers.city}"
        type: string

    measures:
      - name: count
        type: count
      - name: revenue
        description: What was paid, in euros.
        sql: "{amount}"
        type: sum
        meta:
          synonyms: [turnover, sales]
      - name: paid_revenue
        sql: amount
        type: sum
        filters:
          - sql: "{status} = 'paid'"
      - name: average_order
        sql: "{revenue} / nullif({count}, 0)"
        type: number
      - name: customers_count
        sql: customer_id
        type: count_distinct
      - name: last_order
        sql: "{ordered_at}"
        type: max

    segments:
      - name: paid
        sql: "{status} = 'paid'"
`,
  },
  {
    path: "model/order_lines.yml",
    text: `cubes:
  - name: order_lines
    sql_table: order_lines
    joins:
      - name: products
        relationship: many_to_one
        sql: "{CUBE}.product_id = {products}.id"
    dimensions:
      - { name: id, sql: id, type: number, primary_key: true }
      - { name: product, sql: "{products.name}", type: string }
    measures:
      - { name: quantity, sql: quantity, type: sum }
`,
  },
  {
    path: "model/people.yml",
    text: `cubes:
  - name: customers
    sql: SELECT id, name, city, email, born_on FROM people WHERE kind = 'customer'
    dimensions:
      - { name: id, sql: id, type: number, primary_key: true }
      - { name: name, sql: name, type: string }
      - { name: city, sql: city, type: string }
      - { name: email, sql: email, type: string }
      - { name: born_on, sql: born_on, type: time }
    measures:
      - { name: count, type: count, title: Customers }
    access_policy:
      - group: "*"
        member_level:
          excludes: [email]
        row_level:
          filters:
            - member: city
              operator: equals
              values: ["{ userAttributes.city }"]
      - group: managers
        row_level:
          allow_all: true

  - name: products
    sql_table: products
    public: false
    dimensions:
      - { name: id, sql: id, type: number, primary_key: true }
      - { name: name, sql: name, type: string, description: What the shelf says. }
      - { name: margin, sql: margin, type: number }
`,
  },
  {
    path: "model/views/sales.yml",
    text: `views:
  - name: sales
    description: Orders with those who placed them and what was in them.
    cubes:
      - join_path: orders
        includes: "*"
        excludes: [customer_city]
      - join_path: orders.customers
        prefix: true
        includes:
          - name
          - city
          - { name: count, alias: number, title: How many customers }
      - join_path: orders.order_lines
        includes: [quantity]
      - join_path: orders.order_lines.products
        alias: product
        prefix: true
        includes: [name]
`,
  },
];

/** Its data, small enough to count by hand. */
const shopData: Readonly<Record<string, string>> = {
  "data/orders.csv": `id,customer_id,status,ordered_at,amount
1,1,paid,2026-01-05 10:00:00,120.50
2,1,paid,2026-01-20 23:30:00,15.00
3,2,open,2026-02-01 08:15:00,40.00
4,3,paid,2026-02-14 12:00:00,99.99
`,
  "data/order_lines.csv": `id,order_id,product_id,quantity
1,1,1,2
2,1,2,1
3,2,2,3
4,3,3,1
5,4,1,1
6,4,3,4
`,
  "data/people.csv": `id,kind,name,city,email,born_on
1,customer,Ada,Berlin,ada@shop.test,1990-12-10
2,customer,Ben,Berlin,ben@shop.test,1985-03-02
3,customer,Cleo,Paris,cleo@shop.test,1971-07-30
4,clerk,Dora,Paris,dora@shop.test,1969-01-01
`,
  "data/products.csv": `id,name,margin
1,Lamp,0.4
2,Chair,0.25
3,Table,0.3
`,
};

/** Writes files under a folder, by their paths. */
export const writeFiles = async (
  folder: string,
  files: Readonly<Record<string, string>>,
): Promise<void> => {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
};

/** A new folder under the machine's temporary one. */
export const temporaryFolder = (): Promise<string> => mkdtemp(join(tmpdir(), "model-"));

/** The shop in a new folder, with model and data. */
export const writeShop = async (): Promise<string> => {
  const folder = await temporaryFolder();
  const texts = shopFiles.map(({ path, text }) => [path, text]);
  await writeFiles(folder, { ...Object.fromEntries(texts), ...shopData });
  return folder;
};
