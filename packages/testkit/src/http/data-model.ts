import type { Cube, Member } from "@embedded-analytics/domain";
import type {
  InMemoryData,
  InMemoryModel,
  InMemoryRow,
} from "@embedded-analytics/domain/in-memory";
import {
  dashboardContent,
  dashboardFile,
  type DashboardInFile,
} from "../contracts/data/dashboards-of.js";
import type { ModelFolder } from "../contracts/data/model-folder.js";

/** What was sold; of the cities, a user sees the one of the attribute `city`, analysts see all. */
export const salesRows: readonly InMemoryRow[] = [
  { city: "Berlin", amount: 10.5, margin: 1.5 },
  { city: "Berlin", amount: 20.5, margin: 2.5 },
  { city: "Rome", amount: 30.5, margin: 3.5 },
  { city: "nowhere", amount: 40.5, margin: 4.5 },
];

const yaml = (policy: string): string => `cubes:
  - name: sales
    sql_table: sales
    dimensions:
      - { name: city, sql: city, type: string }
      - { name: amount, sql: amount, type: number }
      - { name: margin, sql: margin, type: number }
${policy}`;

const policyYaml = `    access_policy:
      - group: "*"
        member_level:
          includes: [city, amount]
        row_level:
          filters:
            - { member: city, operator: equals, values: ["{ userAttributes.city }"] }
      - group: analysts
        row_level:
          allow_all: true
`;

const dimension = (name: string, type: Member["type"]): Member => ({
  name,
  kind: "dimension",
  type,
  aggregate: undefined,
  title: name,
  description: undefined,
  synonyms: [],
  public: true,
});

const sales = (policies: Cube["policies"]): Cube => ({
  name: "sales",
  kind: "cube",
  title: "sales",
  description: undefined,
  synonyms: [],
  public: true,
  members: [
    dimension("city", "string"),
    dimension("amount", "number"),
    dimension("margin", "number"),
  ],
  policies,
});

const modelOf = (version: string, policies: Cube["policies"]): InMemoryModel => ({
  model: { version, cubes: [sales(policies)] },
  rows: { sales: salesRows },
});

const csv = ["city,amount,margin", ...salesRows.map((row) => Object.values(row).join(",")), ""];

/** Dashboards whose statements every adapter of the data can run, also one without an engine. */
const dashboards: readonly DashboardInFile[] = [
  {
    name: "sales",
    title: { en: "Sales", de: "Verkauf" },
    description: "What was sold",
    filters: [
      { name: "city", member: "sales.city", multiple: true },
      { name: "margin", member: "sales.margin" },
    ],
    rows: [
      {
        height: 200,
        tiles: [
          { id: "amounts", width: 6, table: true, sql: "SELECT city, amount FROM sales" },
          { id: "margins", table: true, sql: "SELECT city, margin FROM sales", title: "Margins" },
          { id: "margin", chart: "bar", query: { dimensions: ["sales.margin"] } },
        ],
      },
      { tiles: [{ id: "note", text: "**Returns** are not counted." }] },
    ],
  },
  {
    name: "for-analysts",
    title: "For analysts",
    access: { groups: ["analysts"] },
    rows: [{ tiles: [{ id: "all", table: true, sql: "SELECT city, margin FROM sales" }] }],
  },
  {
    name: "elsewhere",
    rows: [
      { tiles: [{ id: "none", table: true, query: { dimensions: ["orders.city"] } }] },
      {
        tiles: [
          {
            id: "below",
            table: true,
            query: { dimensions: ["sales.city"] },
            click: { drill: ["sales.margin"] },
          },
        ],
      },
    ],
  },
];

/** The model behind the folder `./shop`; in its branch `dev` everybody sees everything (E4). */
export const conformanceModel: ModelFolder = {
  files: {
    "model/sales.yml": yaml(policyYaml),
    "data/sales.csv": csv.join("\n"),
    "branches/dev/model/sales.yml": yaml(""),
    "dashboards/sales.yml": dashboardFile(dashboards),
  },
  model: {
    ...modelOf("shop", [
      {
        groups: ["*"],
        conditions: [],
        members: { includes: ["city", "amount"], excludes: [] },
        rows: {
          and: [
            {
              member: "city",
              operator: "equals",
              values: [{ path: { of: "userAttributes", name: "city" } }],
            },
          ],
        },
      },
      {
        groups: ["analysts"],
        conditions: [],
        members: { includes: "all", excludes: [] },
        rows: "all",
      },
    ]),
    dashboards: dashboardContent(dashboards),
    branches: {
      dev: { ...modelOf("shop-dev", undefined), dashboards: dashboardContent(dashboards) },
    },
  },
};

/** The same for the in-memory adapters. */
export const conformanceData: InMemoryData = { models: { "./shop": conformanceModel.model } };
