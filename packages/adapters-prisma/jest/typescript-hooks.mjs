// Lets plain Node load this repository's TypeScript: Jest's global set-up and child processes of
// tests run outside Jest's own transformation, and tests must not need a build.
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import typescript from "typescript";

const relativeJs = /^\.{1,2}\/.*\.js$/;

/** Finds `x.ts` behind `./x.js`, and a workspace package by its `source` condition. */
export async function resolve(specifier, context, next) {
  const conditions = [...context.conditions, "source"];
  if (relativeJs.test(specifier) && context.parentURL?.endsWith(".ts")) {
    return next(specifier.replace(/js$/, "ts"), { ...context, conditions });
  }
  return next(specifier, { ...context, conditions });
}

/** Drops the types. */
export async function load(url, context, next) {
  if (!url.endsWith(".ts")) return next(url, context);
  const { outputText } = typescript.transpileModule(await readFile(fileURLToPath(url), "utf8"), {
    compilerOptions: { target: "ES2023", module: "ESNext", inlineSourceMap: true },
  });
  return { format: "module", source: outputText, shortCircuit: true };
}
