import { expect, test } from "@jest/globals";
import { AnalyticsError } from "@embedded-analytics/client";
import { en } from "./catalogues/en.js";
import { createTexts } from "./texts.js";
import { whyFailed, whyUnanswered } from "./why-failed.js";

const texts = createTexts(en, { locale: "en", formatLocale: "en" });

test("J4: a page says in its own language that a limit is reached", () => {
  const limited = new AnalyticsError("rate_limited", "Too many calls of this user.", {
    status: 429,
    retryAfter: 42,
  });
  expect(whyFailed(limited, texts)).toBe("Too many requests at once. Try again in a moment.");
});

test("G1: who has asked nothing hears of no question that is kept", () => {
  const cut = new AnalyticsError("network_error", "fetch failed");
  expect(whyFailed(cut, texts)).toBe("The connection was lost.");
  expect(whyUnanswered(cut, texts)).toBe("The connection was lost. Your question is kept.");
});
