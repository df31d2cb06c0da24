import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

const here = dirname(fileURLToPath(import.meta.url));

/** Packages whose tables of functions have to be one and the same in the whole chart chunk. */
const oncePerBundle = [
  "vega-expression",
  "vega-util",
  "vega-dataflow",
  "vega-scale",
  "vega-functions",
];

export default defineConfig({
  root: here,
  // Addresses in the built files are relative to them, since a host may mount the service anywhere.
  base: "./",
  logLevel: "warn",
  oxc: { jsx: { runtime: "automatic" } },
  resolve: {
    conditions: ["source", "module", "browser", "default"],
    // Vega-Lite takes four functions of vega-util from "vega", which would bring all of Vega along.
    alias: [{ find: /^vega$/, replacement: "vega-util" }],
    dedupe: oncePerBundle,
  },
  build: {
    outDir: process.env["PAGES_OUT_DIR"] ?? join(here, "dist", "pages"),
    emptyOutDir: true,
    target: "es2022",
    assetsDir: "assets",
    // A data URL in a style sheet is no file that the policy allows.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1200,
  },
});
