import { dayText } from "../../tables.mjs";
import { owners, sponsors, tiers } from "./lists.mjs";
import { lastDay } from "./events.mjs";

const textOr = (day) => (day === undefined || day > lastDay ? "" : dayText(day));

/** How a sponsor pays: most in one sum, some half of it at first, and some not at all yet. */
const paymentOf = (chance, { signed, slow, fee }) => {
  const invoiced = signed + chance.between(4, 18);
  const due = invoiced + 30;
  const paid = due + chance.between(-22, 8) + slow;
  const isStuck = chance.percent(due > lastDay - 150 ? 24 : 1);
  const isPaid = paid <= lastDay && !isStuck;
  const isHalf = !isPaid && invoiced <= lastDay && chance.percent(35);
  return {
    ...{ invoiced, due: invoiced <= lastDay ? due : undefined },
    paid: isPaid ? paid : undefined,
    amount: isPaid ? fee : isHalf ? Math.round(fee / 2) : 0,
  };
};

const sponsorshipOf = (chance, { event, sponsor, tier: [tier, thousands, area], isBig }) => {
  const signed = event.start - chance.between(30, 210);
  const size = event.format === "online" ? 0.35 : 0.6 + event.demand / 900;
  const fee = Math.round((thousands * 100 * size * (isBig ? 1.05 : 1)) / 5) * 500;
  const isOver = event.status === "completed";
  const isThere = event.format !== "online";
  const leads = Math.round(area * chance.between(3, 9) * (0.5 + event.demand / 1000));
  return {
    ...{ event, sponsor, tier, signed, fee },
    ...paymentOf(chance, { signed, slow: sponsor.slow, fee }),
    booth: isThere && tier !== "Bronze" ? area : undefined,
    leads: isOver && isThere && chance.percent(92) ? leads : undefined,
  };
};

/** Who sponsors which event and how: larger events have more; nobody does so twice for one event. */
export const sponsorshipsOf = (chance, events) => {
  const all = sponsors.map(([name, industry], at) => ({
    ...{ name, industry, owner: owners[at % 3] },
    slow: chance.percent(25) ? chance.between(10, 34) : 0,
    first: chance.percent(65) ? 2024 : 2025,
    last: chance.percent(76) ? 2027 : 2025,
  }));
  return events
    .filter(({ status }) => status === "completed" || status === "published")
    .flatMap((event) => {
      const there = all.filter(({ first, last }) => first <= event.year && event.year <= last);
      const count = Math.min(4 + Math.floor(event.demand / 75), 12);
      return Array.from({ length: count }, (_, at) => {
        const sponsor = there.splice(chance.below(there.length), 1)[0];
        const tier = tiers[at === 0 ? 0 : at < 3 ? 1 : at < 7 ? 2 : 3];
        return sponsorshipOf(chance, { event, sponsor, tier, isBig: chance.percent(30) });
      });
    })
    .filter(({ signed }) => signed <= lastDay)
    .sort((one, other) => one.signed - other.signed)
    .map((each, at) => ({ id: at + 1, ...each }));
};

export const sponsorshipRow = (each) => [
  ...[each.id, each.event.id, each.sponsor.name, each.sponsor.industry, each.tier],
  ...[each.sponsor.owner, dayText(each.signed), each.fee, textOr(each.invoiced)],
  ...[textOr(each.invoiced) === "" ? "" : dayText(each.due), textOr(each.paid), each.amount],
  ...[each.booth ?? "", each.leads ?? ""],
];
