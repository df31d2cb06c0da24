// The client as a page, or a server, loads it: what it imports, bundled, minified and gzipped, against the
// budget of each entry. A bundler leaves out what is not imported, so each is measured by itself.
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { root } from "../set-up/ensure-installed.mjs";

const kibibyte = 1024;

/** Bytes of a bundle of that source text, which stands in the client's `src`. */
const sizeOf = async (contents, external = []) => {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: join(root, "packages", "client", "src") },
    bundle: true,
    minify: true,
    write: false,
    format: "esm",
    target: "es2022",
    // Neither a browser's nor Node's modules are there, so that an import of any ends the build.
    platform: "neutral",
    external,
    logLevel: "error",
  });
  return gzipSync(outputFiles[0].contents, { level: 9 }).length;
};

const everythingOf = (entry) => `export * from "./${entry}";`;
const only = (name) => `export { ${name} } from "./index.ts";`;

const entries = [
  {
    name: "createBrowserClient",
    size: await sizeOf(only("createBrowserClient")),
    budget: 6 * kibibyte,
  },
  { name: "createClient", size: await sizeOf(only("createClient")), budget: 6 * kibibyte },
  {
    name: "client/embed",
    size: await sizeOf(everythingOf("embed/index.ts")),
    budget: 4 * kibibyte,
  },
  // What React's components add to the core that they share with `embed`.
  {
    name: "client/react",
    size:
      (await sizeOf(everythingOf("react/index.ts"), ["react"])) -
      (await sizeOf(everythingOf("embed/mount.ts"))),
    budget: 3 * kibibyte,
  },
];
for (const { name, size, budget } of entries) {
  console.log(`${name} is ${size} bytes, of ${budget} at most.`);
  if (size > budget) process.exitCode = 1;
}
