import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "@jest/globals";
import ts from "typescript";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const folder = `${root}packages/client/src`;

/** The examples of docs/client.md, by a name of a file that would stand in this folder. */
const examples = (): ReadonlyMap<string, string> => {
  const page = readFileSync(`${root}docs/client.md`, "utf8");
  const blocks = [...page.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code]) => code ?? "");
  return new Map(blocks.map((code, at) => [`${folder}/example-${at}.ts`, code]));
};

/** What the compiler says of files that exist only here. */
const mistakesIn = (files: ReadonlyMap<string, string>): readonly string[] => {
  const { config } = ts.readConfigFile(`${root}tsconfig.test.json`, ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [] }, ts.sys, root);
  const host = ts.createCompilerHost(options);
  const { readFile, fileExists, getSourceFile } = host;
  host.fileExists = (name) => files.has(name) || fileExists(name);
  host.readFile = (name) => files.get(name) ?? readFile(name);
  host.getSourceFile = (name, target, ...rest) => {
    const text = files.get(name);
    return text === undefined
      ? getSourceFile(name, target, ...rest)
      : ts.createSourceFile(name, text, target);
  };
  const program = ts.createProgram([...files.keys()], options, host);
  return [...files.keys()].flatMap((name) => {
    const source = program.getSourceFile(name);
    return [
      ...program.getSyntacticDiagnostics(source),
      ...program.getSemanticDiagnostics(source),
    ].map(
      ({ messageText }) =>
        `${name.slice(folder.length)}: ${ts.flattenDiagnosticMessageText(messageText, " ")}`,
    );
  });
};

describe("docs/client.md", () => {
  test("has examples that compile", () => {
    expect(examples().size).toBe(4);
    expect(mistakesIn(examples())).toEqual([]);
  });

  test("is read by a compiler that finds mistakes", () => {
    const wrong = `import { createClient } from "@embedded-analytics/client";\ncreateClient({ baseUrl: 7 });`;
    expect(mistakesIn(new Map([[`${folder}/example-wrong.ts`, wrong]]))).not.toEqual([]);
  });
});
