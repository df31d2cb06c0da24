/**
 * A small world for hostile statements. The caller is an analyst of Berlin: the rows of other
 * cities, some members, the cubes `salaries` and `ledger` are not for them. Whatever they may not see
 * holds a canary.
 */
export const userCity = "Berlin";

/** No part of it occurs in anything that the analyst may see. */
export const canaryPattern = /7f3a|\.1937/;

/** Names of the model that the analyst must not learn, and of what lies beneath it. */
const hiddenNames =
  /secret|margin|internal_note|\bcost\b|total_cost|email|salaries|total_pay|ledger|raw_|"~|~[xmkc]:|~row|~open/gi;

/** Hidden names in a sentence or a column's name that the statement did not say itself (E2, E8). */
export const hiddenNamesIn = (shown: string, sql: string): readonly string[] => [
  ...(shown.match(hiddenNames) ?? []).filter(
    (name) => !sql.toLowerCase().includes(name.toLowerCase()),
  ),
];

/** The members that the analyst sees: the dimensions of each cube. */
export const visibleMembers = {
  orders: "id, customer_id, city, status, note, code, day, doc, created_at, amount",
  customers: "id, name, code, city, tier",
} as const;

/** The model as its author writes it. */
export const worldModel = `
cubes:
  - name: orders
    sql_table: raw_orders
    joins:
      - name: customers
        relationship: many_to_one
        sql: "{CUBE}.customer_id = {customers.id}"
    dimensions:
      - { name: id, sql: "{CUBE}.id", type: number, primary_key: true, public: true, prune: true }
      - { name: customer_id, sql: "{CUBE}.customer_id", type: number }
      - { name: city, sql: "{CUBE}.city", type: string }
      - { name: status, sql: "{CUBE}.status", type: string }
      - { name: note, sql: "{CUBE}.note", type: string }
      - { name: code, sql: "{CUBE}.code", type: string }
      - { name: day, sql: "{CUBE}.day", type: string }
      - { name: doc, sql: "{CUBE}.doc", type: string }
      - { name: created_at, sql: "{CUBE}.created_at", type: time, prune: true }
      - { name: amount, sql: "{CUBE}.amount", type: number }
      - { name: secret, sql: "{CUBE}.raw_secret", type: string }
      - { name: margin, sql: "{CUBE}.margin", type: number }
      - { name: internal_note, sql: "{CUBE}.internal_note", type: string, public: false }
      - { name: cost, sql: "{CUBE}.cost", type: number, public: false }
    measures:
      - { name: count, type: count }
      - { name: revenue, sql: "{CUBE}.amount", type: sum }
      - { name: average_amount, sql: "{revenue} / NULLIF({count}, 0)", type: number }
      - { name: total_margin, sql: "{CUBE}.margin", type: sum }
      - { name: total_cost, sql: "{CUBE}.cost", type: sum, public: false }
    segments:
      - { name: late, sql: "{CUBE}.note = 'late'" }
      - { name: margin_segment, sql: "{CUBE}.margin > 0" }
    access_policy:
      - group: managers
        row_level: { allow_all: true }
      - group: analysts
        member_level:
          includes: "*"
          excludes: [secret, margin, total_margin, margin_segment]
        row_level:
          filters:
            - { member: city, operator: equals, values: ["{ userAttributes.city }"] }

  - name: customers
    sql_table: raw_customers
    dimensions:
      - { name: id, sql: "{CUBE}.id", type: number, primary_key: true, public: true }
      - { name: name, sql: "{CUBE}.name", type: string }
      - { name: code, sql: "{CUBE}.code", type: string }
      - { name: city, sql: "{CUBE}.city", type: string }
      - { name: tier, sql: "{CUBE}.tier", type: string }
      - { name: email, sql: "{CUBE}.email", type: string }
    measures:
      - { name: count, type: count }
    access_policy:
      - group: managers
        row_level: { allow_all: true }
      - group: analysts
        member_level: { includes: "*", excludes: [email] }
        row_level:
          filters:
            - { member: city, operator: equals, values: ["{ userAttributes.city }"] }

  - name: salaries
    sql_table: raw_salaries
    dimensions:
      - { name: id, sql: "{CUBE}.id", type: number, primary_key: true, public: true }
      - { name: person, sql: "{CUBE}.person", type: string }
      - { name: pay, sql: "{CUBE}.pay", type: number }
    measures:
      - { name: total_pay, sql: "{CUBE}.pay", type: sum }
    access_policy:
      - group: managers
        row_level: { allow_all: true }

  - name: ledger
    sql_table: raw_salaries
    public: false
    dimensions:
      - { name: id, sql: "{CUBE}.id", type: number, primary_key: true, public: true }
      - { name: person, sql: "{CUBE}.person", type: string }

views:
  - name: sales
    cubes:
      - join_path: orders
        includes: "*"
      - join_path: orders.customers
        prefix: true
        includes: [name, code, tier, email]
`;
