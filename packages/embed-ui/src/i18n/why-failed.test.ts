import { expect, test } from "@jest/globals";
import { AnalyticsError } from "@embedded-analytics/client";
import { en } from "./catalogues/en.js";
import { createTexts } from "./texts.js";
import { whyFailed } from "./why-failed.js";

test("J4: a page says in its own language that a limit is reached", () => {
  const texts = createTexts(en, { locale: "en", formatLocale: "en" });
  const limited = new AnalyticsError("rate_limited", "Too many calls of this user.", {
    status: 429,
    retryAfter: 42,
  });
  expect(whyFailed(limited, texts)).toBe("Too many requests at once. Try again in a moment.");
});
