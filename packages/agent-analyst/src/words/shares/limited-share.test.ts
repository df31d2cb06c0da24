import { describe, expect, it } from "@jest/globals";
import { limitedShare, sharesOf } from "./limited-share.js";

const asShares = (question: string): string | undefined => {
  const limited = limitedShare(question);
  return limited && `${sharesOf(limited)} ${limited.operator} ${limited.number}`;
};

describe("limits on a share", () => {
  it.each([
    [
      "merchants with disputes on more than 4 percent of their payments",
      "disputes as a percentage of payments by merchants > 4",
    ],
    [
      "Which merchants have disputes on at least 4% of their captured payments?",
      "disputes as a percentage of captured payments by merchants >= 4",
    ],
    [
      "hotels where more than 20% of the bookings were cancelled",
      "percentage of bookings were cancelled by hotels > 20",
    ],
    ["clients with under ten percent late orders", "percentage of late orders by clients < 10"],
    ["teams where over half of the games were lost", "percentage of games were lost by teams > 50"],
  ])("%s", (question, shares) => {
    expect(asShares(question)).toBe(shares);
  });

  it.each([
    "hotels with occupancy above 75%",
    "how many hotels have more than 20% of bookings cancelled",
    "clients with more than 5 orders",
    "customers who paid more than 10 percent tax",
    "shops with more than 200 percent of their target",
  ])("%s: none", (question) => {
    expect(asShares(question)).toBeUndefined();
  });
});
