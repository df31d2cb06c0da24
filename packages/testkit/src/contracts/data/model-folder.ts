import { dashboardContent, dashboardFile, type DashboardInFile } from "./dashboards-of.js";
import type { Cube, Member, MemberType } from "@embedded-analytics/domain";
import type { InMemoryModel, InMemoryRow } from "@embedded-analytics/domain/in-memory";

/** One data model in both of the forms that adapters read. */
export interface ModelFolder {
  /** Texts by path inside the folder: `model/*.yml`, `dashboards/*.yml`, `data/*.csv`, `branches/{name}/…`. */
  readonly files: Readonly<Record<string, string>>;
  /** The same model with the same rows, for adapters that read no files. */
  readonly model: InMemoryModel;
}

/** What is queried on the way to a test: a cube over a table of its name. */
interface TestCube {
  readonly name: string;
  readonly title: string;
  readonly description: string | undefined;
  readonly synonyms: readonly string[];
  readonly dimensions: Readonly<Record<string, MemberType>>;
  /** Dimensions that are not public. */
  readonly hidden: readonly string[];
}

const orders: TestCube = {
  name: "orders",
  title: "All orders",
  description: "What was sold, and where",
  synonyms: ["sales"],
  dimensions: {
    city: "string",
    amount: "number",
    ordered_at: "time",
    paid: "boolean",
    margin: "number",
    internal_note: "string",
  },
  hidden: ["internal_note"],
};

const numbers: TestCube = {
  name: "numbers",
  title: "Many rows",
  description: undefined,
  synonyms: [],
  dimensions: { label: "string" },
  hidden: [],
};

/** So many that no adapter hands them over in one piece. */
export const numbersCount = 20_000;

const orderRows = (city: string): readonly InMemoryRow[] => [
  order(city, 10.5, "2030-01-01T10:00:00", true, 1.25),
  order(city, 20.25, "2030-01-02T23:30:00", false, 2.5),
  order("Rome", 30.75, "2030-02-03T04:05:06", true, 3.75),
  { ...order(city, 40.5, "2030-03-04T00:00:00", true, 4.5), city: null },
];

const order = (
  city: string,
  amount: number,
  ordered_at: string,
  paid: boolean,
  margin: number,
): InMemoryRow => ({ city, amount, ordered_at, paid, margin, internal_note: `about ${amount}` });

const numberRows: readonly InMemoryRow[] = Array.from({ length: numbersCount }, (_, at) => ({
  label: `number ${at}`,
}));

const ordersDashboard = (title: string): DashboardInFile => ({
  name: "orders",
  title,
  filters: [{ name: "city", member: "orders.city", multiple: true }],
  rows: [{ tiles: [{ id: "cities", table: true, query: { dimensions: ["orders.city"] } }] }],
});

const notes: DashboardInFile = {
  name: "notes",
  title: { en: "Notes", de: "Notizen" },
  access: { groups: ["managers"] },
  rows: [{ tiles: [{ text: "Nothing yet." }] }],
};

/** `orders` of a city and of Rome and `numbers`; in the branch, `orders` has another title. */
const modelFolder = (version: string, city: string, branch: string): ModelFolder => {
  const rows = { orders: orderRows(city), numbers: numberRows };
  const branched = { ...orders, title: `Orders of ${branch}` };
  const dashboards = [ordersDashboard(`Orders of ${city}`), notes];
  const branchedDashboards = [ordersDashboard(`Orders of ${branch}`)];
  return {
    files: {
      "model/orders.yml": yamlOf(orders),
      "model/numbers.yml": yamlOf(numbers),
      "data/orders.csv": csvOf(rows.orders),
      "data/numbers.csv": csvOf(rows.numbers),
      [`branches/${branch}/model/orders.yml`]: yamlOf(branched),
      "dashboards/all.yml": dashboardFile(dashboards),
      [`branches/${branch}/dashboards/all.yml`]: dashboardFile(branchedDashboards),
    },
    model: {
      model: { version, cubes: [orders, numbers].map(cubeOf) },
      rows,
      dashboards: dashboardContent(dashboards),
      branches: {
        [branch]: {
          model: { version: `${version}-${branch}`, cubes: [branched, numbers].map(cubeOf) },
          rows,
          dashboards: dashboardContent(branchedDashboards),
        },
      },
    },
  };
};

const yamlOf = (cube: TestCube): string =>
  [
    "cubes:",
    `  - name: ${cube.name}`,
    `    sql_table: ${cube.name}`,
    `    title: ${cube.title}`,
    ...(cube.description === undefined ? [] : [`    description: ${cube.description}`]),
    ...(cube.synonyms.length === 0
      ? []
      : ["    meta:", `      synonyms: [${cube.synonyms.join(", ")}]`]),
    "    dimensions:",
    ...Object.entries(cube.dimensions).flatMap(([name, type]) => [
      `      - name: ${name}`,
      `        sql: ${name}`,
      `        type: ${type}`,
      `        title: The ${name}`,
      ...(cube.hidden.includes(name) ? ["        public: false"] : []),
    ]),
    "",
  ].join("\n");

const csvOf = (rows: readonly InMemoryRow[]): string => {
  const names = Object.keys(rows[0] ?? {});
  const lines = rows.map((row) => names.map((name) => String(row[name] ?? "")).join(","));
  return [names.join(","), ...lines, ""].join("\n");
};

const cubeOf = (cube: TestCube): Cube => ({
  name: cube.name,
  kind: "cube",
  title: cube.title,
  description: cube.description,
  synonyms: cube.synonyms,
  public: true,
  members: Object.entries(cube.dimensions).map(([name, type]): Member => ({
    name,
    kind: "dimension",
    type,
    aggregate: undefined,
    title: `The ${name}`,
    description: undefined,
    synonyms: [],
    public: !cube.hidden.includes(name),
  })),
  policies: undefined,
});

/** The model folders of every store: that of each of `twoAccounts`, with its own rows and branch. */
export const testModelFolders: Readonly<Record<string, ModelFolder>> = {
  "shop-of-ours": modelFolder("ours", "Berlin", "spring"),
  "shop-of-theirs": modelFolder("theirs", "Oslo", "autumn"),
};
