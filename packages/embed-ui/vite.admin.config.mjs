import { mergeConfig } from "vite";
import pages from "./vite.config.mjs";

/**
 * The page for administrators, a build of its own beside the pages of the iframe: with shared chunks each of
 * these would begin with one request more.
 */
export default mergeConfig(pages, {
  build: {
    emptyOutDir: false,
    rolldownOptions: { input: new URL("admin.html", import.meta.url).pathname },
  },
});
