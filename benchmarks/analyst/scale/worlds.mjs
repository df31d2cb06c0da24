// Model folders that are large in one respect: values of a list, or members of a model.
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

const syllables = "ba ke li mo nu ra se ti vo za dri fel gan hol jin kor lum mar nep ost".split(
  " ",
);
const endings = ["GmbH", "Ltd", "Inc", "Health Inc", "Logistics", "& Sons", "Foods", "Partners"];

/** The name of the customer of a number below 160,000: all are different. */
export const customerName = (number) => {
  const letters = [number % 20, Math.floor(number / 20) % 20, Math.floor(number / 400) % 20];
  const word = letters.map((at) => syllables[at]).join("");
  const ending = endings[Math.floor(number / 8000) % endings.length];
  const region = Math.floor(number / 64_000);
  return `${word[0].toUpperCase()}${word.slice(1)} ${ending}${region === 0 ? "" : ` ${region + 1}`}`;
};

/** A folder with `rows` sales to `names` customers, each of which is in one of 200 towns. */
export const writeNames = async (folder, { names, rows }) => {
  await mkdir(join(folder, "model"), { recursive: true });
  await mkdir(join(folder, "data"), { recursive: true });
  await writeFile(join(folder, "model", "sales.yml"), salesModel);
  const lines = ["id,customer,town,amount,sold_on"];
  for (let at = 0; at < rows; at++) {
    const number = at % names;
    const day = String(1 + (at % 28)).padStart(2, "0");
    lines.push(
      `${at},${customerName(number)},Town ${number % 200},${1 + (at % 500)},2026-10-${day}`,
    );
  }
  await writeFile(join(folder, "data", "sales.csv"), `${lines.join("\n")}\n`);
};

const salesModel = `cubes:
  - name: sales
    sql_table: sales
    dimensions:
      - { name: id, sql: "{CUBE}.id", type: number, primary_key: true }
      - { name: customer, sql: "{CUBE}.customer", type: string }
      - { name: town, sql: "{CUBE}.town", type: string }
      - { name: sold_on, sql: "{CUBE}.sold_on", type: time }
    measures:
      - { name: revenue, sql: "{CUBE}.amount", type: sum }
      - { name: sale_count, type: count }
`;

const things = "claim grant lease visit order batch panel route cable meter valve crate".split(" ");
const traits = "status colour origin grade channel team".split(" ");

/** The name of the cube of a number below 144. */
export const cubeName = (number) =>
  `${things[number % 12]}_${things[(Math.floor(number / 12) + number + 1) % 12]}s`;

/** A folder with `cubes` cubes of 25 members and 100 rows each. */
export const writeMembers = async (folder, { cubes }) => {
  await mkdir(join(folder, "model"), { recursive: true });
  await mkdir(join(folder, "data"), { recursive: true });
  for (let number = 0; number < cubes; number++) {
    const name = cubeName(number);
    await writeFile(join(folder, "model", `${name}.yml`), cubeModel(name));
    const lines = [`id,${columns.join(",")},happened_on,${figures.join(",")}`];
    for (let at = 0; at < 100; at++) {
      const texts = columns.map((_, column) => `v${column}${at % (3 + column)}`);
      const amounts = figures.map((_, figure) => at * (figure + 1));
      lines.push([at, ...texts, "2026-10-05", ...amounts].join(","));
    }
    await writeFile(join(folder, "data", `${name}.csv`), `${lines.join("\n")}\n`);
  }
};

const columns = [...traits, ...traits.map((trait) => `second_${trait}`)];
const figures = "weight cost length volume delay margin price stock".split(" ");

const cubeModel = (name) => `cubes:
  - name: ${name}
    sql_table: ${name}
    dimensions:
      - { name: id, sql: "{CUBE}.id", type: number, primary_key: true }
${columns.map((column) => `      - { name: ${column}, sql: "{CUBE}.${column}", type: string }`).join("\n")}
      - { name: happened_on, sql: "{CUBE}.happened_on", type: time }
    measures:
${figures.map((figure) => `      - { name: ${name}_${figure}, sql: "{CUBE}.${figure}", type: sum }`).join("\n")}
      - { name: ${name}_rows, type: count }
`;
