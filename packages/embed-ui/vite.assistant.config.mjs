import { mergeConfig } from "vite";
import pages from "./vite.config.mjs";

/** Text within an element that only its end tag may end. */
const safeIn = (tag, text) =>
  text.replaceAll(`</${tag}`, `<\\/${tag}`).replaceAll("<!--", "<\\!--");

/**
 * Puts the script and the style into the page itself: what assistants show is one file, in a frame that may
 * fetch nothing.
 */
const oneFile = {
  name: "one-file",
  enforce: "post",
  // After Vite itself, which finishes the script here.
  generateBundle: {
    order: "post",
    handler(_options, bundle) {
      const page = bundle["assistant.html"];
      for (const [name, file] of Object.entries(bundle)) {
        if (file === page) continue;
        const text = file.type === "chunk" ? file.code : String(file.source);
        const address = name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
        const [element, inline] =
          file.type === "chunk"
            ? [
                new RegExp(`<script[^>]*src="\\./${address}"[^>]*></script>`),
                `<script type="module">${safeIn("script", text)}</script>`,
              ]
            : [
                new RegExp(`<link[^>]*href="\\./${address}"[^>]*>`),
                `<style>${safeIn("style", text)}</style>`,
              ];
        if (!element.test(page.source)) throw new Error(`${name} is no part of the page.`);
        page.source = page.source.replace(element, () => inline);
        delete bundle[name];
      }
    },
  },
};

/** The page that assistants show beside charts and dashboards (MCP Apps), a build of its own. */
export default mergeConfig(pages, {
  plugins: [oneFile],
  build: {
    emptyOutDir: false,
    cssCodeSplit: false,
    rolldownOptions: {
      input: new URL("assistant.html", import.meta.url).pathname,
      output: { codeSplitting: false },
    },
  },
});
