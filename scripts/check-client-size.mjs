// The client as a page, or a server, loads it: what it imports, bundled, minified and gzipped, against the
// budget of each entry. A bundler leaves out what is not imported, so each is measured by itself.
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { root } from "./ensure-installed.mjs";

/** Bytes, for each. */
const budget = 6 * 1024;

const sizeOf = async (name) => {
  const { outputFiles } = await build({
    stdin: {
      contents: `export { ${name} } from "./src/index.ts";`,
      resolveDir: join(root, "packages", "client"),
    },
    bundle: true,
    minify: true,
    write: false,
    format: "esm",
    target: "es2022",
    // Neither a browser's nor Node's modules are there, so that an import of any ends the build.
    platform: "neutral",
    logLevel: "error",
  });
  return gzipSync(outputFiles[0].contents, { level: 9 }).length;
};

for (const name of ["createBrowserClient", "createClient"]) {
  const size = await sizeOf(name);
  console.log(`${name} is ${size} bytes, of ${budget} at most.`);
  if (size > budget) process.exitCode = 1;
}
