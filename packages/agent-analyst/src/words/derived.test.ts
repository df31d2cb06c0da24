import { describe, expect, it } from "@jest/globals";
import { derivedAmong, isDerived } from "./derived.js";
import { stemOf } from "./stem.js";

describe("D14: words that are derived from one another", () => {
  it.each([
    ["placed", "placements"],
    ["enrolled", "enrolments"],
    ["shipped", "shipments"],
    ["submitted", "submissions"],
    ["admitted", "admissions"],
    ["registered", "registrations"],
    ["subscribed", "subscriptions"],
    ["applied", "applications"],
    ["donated", "donations"],
    ["reserved", "reservations"],
    ["rejected", "rejections"],
    ["refused", "refusals"],
    ["arrived", "arrivals"],
    ["rented", "rentals"],
    ["delivered", "deliveries"],
    ["complained", "complaints"],
    ["published", "publications"],
    ["failed", "failures"],
    ["punctual", "punctuality"],
    ["regional", "region"],
    ["extended", "extension"],
  ])("%s and %s", (said, named) => {
    expect(isDerived(stemOf(said), stemOf(named))).toBe(true);
    expect(isDerived(stemOf(named), stemOf(said))).toBe(true);
  });

  it.each([
    ["departed", "department"],
    ["state", "station"],
    ["state", "statement"],
    ["part", "party"],
    ["played", "players"],
    ["trainers", "training"],
    ["order", "orders"],
    ["place", "plan"],
    ["persons", "personal"],
    ["cost", "cast"],
    ["market", "mark"],
    ["number", "numbness"],
  ])("%s is not %s", (said, named) => {
    expect(isDerived(stemOf(said), stemOf(named))).toBe(false);
  });

  it("of two that are derived, none is meant", () => {
    expect(derivedAmong("plac", ["placement", "fee"])).toBe("placement");
    expect(derivedAmong("arriv", ["arrival", "arrivanc"])).toBeUndefined();
    expect(derivedAmong("xyzzy", ["placement"])).toBeUndefined();
  });
});
