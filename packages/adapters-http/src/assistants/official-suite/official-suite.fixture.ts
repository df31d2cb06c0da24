import { spawn } from "node:child_process";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** One check of the suite. */
export interface SuiteCheck {
  readonly scenario: string;
  readonly id: string;
  readonly status: "SUCCESS" | "FAILURE" | "WARNING" | "SKIPPED" | "INFO";
  readonly errorMessage?: string;
}

const manifest = createRequire(import.meta.url).resolve(
  "@modelcontextprotocol/conformance/package.json",
);
const program = join(dirname(manifest), "dist", "index.js");

const importing = (source: string): string => `data:text/javascript,${encodeURIComponent(source)}`;

// The suite imports `globSync` of Node 22, for a command that is not used here. On Node 20 its import of
// `fs` is answered by the same module with a function that throws in that place.
const withGlob = `import fs from "node:fs";
const names = Object.keys(fs).filter((name) => name !== "default" && name !== "globSync");
const source = 'import fs from "node:fs"; export default fs; export const {' + names.join(",") +
  '} = fs; export const globSync = () => { throw new Error("There is no globSync."); };';
const url = "data:text/javascript," + encodeURIComponent(source);
export const resolve = (name, context, next) =>
  name === "fs" && context.parentURL?.includes("/conformance/")
    ? { url, shortCircuit: true }
    : next(name, context);`;
const loader = importing(
  `import { register } from "node:module"; register(${JSON.stringify(importing(withGlob))});`,
);

/**
 * Runs the official conformance suite of MCP with these arguments, and answers its checks; `onOutput` gets all
 * that it has printed so far.
 */
export const runSuite = async (
  args: readonly string[],
  onOutput: (printed: string) => void = () => undefined,
): Promise<readonly SuiteCheck[]> => {
  const folder = await mkdtemp(join(tmpdir(), "official-suite-"));
  try {
    let printed = "";
    const child = spawn(process.execPath, ["--import", loader, program, ...args, "-o", folder], {
      stdio: ["ignore", "pipe", "pipe"],
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (chunk: Buffer) => {
        printed += chunk.toString();
        onOutput(printed);
      });
    }
    await new Promise((resolve) => child.once("close", resolve));
    const checks = await checksIn(folder);
    if (checks.length === 0) throw new Error(`The suite checked nothing: ${printed}`);
    return checks;
  } finally {
    await rm(folder, { recursive: true });
  }
};

/** Each scenario writes a folder of its name and time. */
const checksIn = async (folder: string): Promise<readonly SuiteCheck[]> => {
  const scenarios = (await readdir(folder)).sort();
  const checks = await Promise.all(
    scenarios.map(async (name) => {
      const text = await readFile(join(folder, name, "checks.json"), "utf8");
      const scenario = name.replace(
        /^(authorization-server|server)-(.*)-\d{4}-\d\d-\d\dT.*$/,
        "$2",
      );
      return (JSON.parse(text) as SuiteCheck[]).map((check) => ({ ...check, scenario }));
    }),
  );
  return checks.flat();
};
