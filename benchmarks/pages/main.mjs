// How fast the chat page is in a browser, beside a bare page that appends text. See ../README.md.
import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { chromium } from "playwright-core";
import { startHost } from "./host.mjs";
import { firstPaint, scrollUp, threadPainted, watchDeltas } from "./in-page.mjs";

const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "5" },
    deltas: { type: "string", default: "500" },
    rate: { type: "string", default: "100" },
  },
});
const [rounds, count, perSecond] = [values.rounds, values.deltas, values.rate].map(Number);
const places = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
const program = process.env.CHROMIUM ?? places.find((path) => existsSync(path));
if (program === undefined) {
  console.error("No Chromium was found; CHROMIUM names one.");
  process.exit(2);
}

const at = (sorted, share) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
const sortedOf = (numbers) => [...numbers].sort((left, right) => left - right);
const median = (numbers) => at(sortedOf(numbers), 0.5);

const host = await startHost({ count, perSecond });
const browser = await chromium.launch({
  executablePath: program,
  args: ["--no-sandbox", "--disable-gpu"],
});
/** A page without any cache, as the first visit has it. */
const withPage = async (address, use) => {
  const context = await browser.newContext({ viewport: { width: 1000, height: 800 } });
  const page = await context.newPage();
  try {
    await page.goto(address, { waitUntil: "commit" });
    return await use(page);
  } finally {
    await context.close();
  }
};

const measures = {
  "session id to the first painted text, ms": async (address) => [
    await withPage(await address(), (page) => page.evaluate(firstPaint)),
  ],
  "delta to pixels, ms": async (address) =>
    withPage(await address(), async (page) => {
      await page.evaluate(firstPaint);
      await page.locator("textarea").fill("stream");
      const painted = page.evaluate(watchDeltas, count);
      await page.locator("textarea").press("Enter");
      return (await painted).map((time, delta) => time - host.sentAt()[delta]);
    }),
  "a thread of 500 messages and 50 charts opens, ms": async (address) => [
    await withPage(await address("&chatId=measured"), (page) => page.evaluate(threadPainted, 250)),
  ],
  "its frames while it is scrolled, ms": async (address) =>
    withPage(await address("&chatId=measured"), async (page) => {
      await page.evaluate(threadPainted, 250);
      await page.waitForTimeout(500);
      return page.evaluate(scrollUp, { frames: 240, step: 120 });
    }),
};

for (const [name, measure] of Object.entries(measures)) {
  const figures = { ours: [], bare: [] };
  for (let round = 0; round < rounds; round += 1) {
    for (const kind of ["ours", "bare"]) {
      figures[kind].push(sortedOf(await measure((search) => host[kind](search))));
    }
  }
  console.log(name);
  for (const kind of ["ours", "bare"]) {
    const of = (share) => median(figures[kind].map((sorted) => at(sorted, share))).toFixed(1);
    const isMany = figures[kind][0].length > 1;
    const rest = isMany ? `, p95 ${of(0.95)}, worst ${of(1)}` : "";
    console.log(`  ${kind.padEnd(5)} p50 ${of(0.5)}${rest}`);
  }
}
await browser.close();
host.close();
