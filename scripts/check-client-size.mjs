// The client's entries as a page loads them: bundled, minified and gzipped, against their budgets.
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { root } from "./ensure-installed.mjs";

const kibibyte = 1024;
const sources = join(root, "packages", "client", "src");

/** Bytes of a bundle of what an entry exports. */
const sizeOf = async (entry, external = []) => {
  const { outputFiles } = await build({
    entryPoints: [join(sources, entry)],
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

const entries = [
  { name: "The client", size: await sizeOf("index.ts"), budget: 6 * kibibyte },
  { name: "client/embed", size: await sizeOf("embed/index.ts"), budget: 4 * kibibyte },
  // What React's components add to the core that they share with `embed`.
  {
    name: "client/react",
    size: (await sizeOf("react/index.ts", ["react"])) - (await sizeOf("embed/mount.ts")),
    budget: 3 * kibibyte,
  },
];
for (const { name, size, budget } of entries) {
  console.log(`${name} is ${size} bytes, of ${budget} at most.`);
}
if (entries.some(({ size, budget }) => size > budget)) process.exit(1);
