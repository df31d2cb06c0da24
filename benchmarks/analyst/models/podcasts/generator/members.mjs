import { monthEnds } from "../../tables.mjs";
import { regions, shows, tiers } from "./lists.mjs";

const monthsOf = (chance, { show, tier: [tier, price, part], region: [region, share] }) => {
  let members = Math.round(show.memberWeight * 95 * part * share * (chance.between(85, 115) / 100));
  return monthEnds(34).flatMap(({ day, text }, month) => {
    if (day < show.from + 30) return [];
    const isCampaign = month % 12 === 10 || month % 12 === 0;
    const joined = Math.round(
      (show.memberWeight * 9 * part * share + members * 0.028) *
        (isCampaign ? 1.5 : 1) *
        (chance.between(60, 140) / 100),
    );
    const leaving = month % 12 === 1 ? 0.058 : 0.036;
    const cancelled = Math.round(members * leaving * (chance.between(55, 150) / 100));
    members += joined - cancelled;
    return [
      { ...{ text, show, tier, region, members, joined, cancelled }, revenue: members * price },
    ];
  });
};

/** The members of the shows that have any, at each month's end, and who came and went in it. */
export const membershipsOf = (chance) =>
  shows
    .filter(({ memberWeight }) => memberWeight > 0)
    .flatMap((show) =>
      tiers.flatMap((tier) =>
        regions.flatMap((region) => monthsOf(chance, { show, tier, region })),
      ),
    )
    .sort((one, other) => (one.text < other.text ? -1 : one.text > other.text ? 1 : 0));

export const membershipRow = (each, at) => [
  ...[at + 1, each.text, each.show.id, each.tier, each.region, each.members],
  ...[each.joined, each.cancelled, each.revenue],
];
