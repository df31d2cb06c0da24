// The client as a page loads it: bundled, minified and gzipped, against its budget.
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { root } from "./ensure-installed.mjs";

/** Bytes. */
const budget = 6 * 1024;

const { outputFiles } = await build({
  entryPoints: [join(root, "packages", "client", "src", "index.ts")],
  bundle: true,
  minify: true,
  write: false,
  format: "esm",
  target: "es2022",
  // Neither a browser's nor Node's modules are there, so that an import of any ends the build.
  platform: "neutral",
  logLevel: "error",
});
const size = gzipSync(outputFiles[0].contents, { level: 9 }).length;
console.log(`The client is ${size} bytes, of ${budget} at most.`);
if (size > budget) process.exit(1);
