import axe from "axe-core";
import type { Frame, Page } from "playwright-core";

/** Rules of WCAG 2.2 A and AA, and what axe's authors hold for good practice. */
const options = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
};

/** What axe finds wrong with a page or a frame, one line for each element. */
export const violationsOf = async (page: Page | Frame): Promise<readonly string[]> => {
  // By evaluation, since the page's policy allows no script from anywhere else.
  await page.evaluate(axe.source);
  return page.evaluate(async (chosen) => {
    const { axe: checker } = globalThis as unknown as { readonly axe: typeof axe };
    const { violations } = await checker.run({ runOnly: [...chosen.runOnly] });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  }, options);
};
