import { dayText, momentText } from "../../tables.mjs";
import { bySite, memberOn } from "./bookings.mjs";
import { firstWords, hosts, lostReasons, plans, sites, sources, trades } from "./lists.mjs";
import { lastDay, personOf } from "./members.mjs";

const weekday = (day) => ((day % 7) + 7) % 7;
const workday = (day) => (weekday(day) > 4 ? day - weekday(day) + 4 : day);
const firms = ["Trade Window Co", "Otis", "Openreach", "Bright Clean", "Rentokil"];

/** When somebody is to come, and whether and how long they did. */
const presence = (chance, day, status, length) => {
  const expected = day * 1440 + chance.between(9, 16) * 60 + chance.pick([0, 0, 15, 30, 45]);
  const registered = Math.min(
    Math.max(0, (day - Math.floor(chance.next() ** 2 * 12)) * 1440 + chance.between(500, 1000)),
    expected - 10,
    lastDay * 1440 + 1080,
  );
  if (status !== "done") return { expected, registered };
  const arrived = expected + chance.between(-12, 25);
  return {
    ...{ expected, registered, arrived },
    left: chance.percent(83) ? arrived + chance.between(...length) : undefined,
  };
};

const statusOn = (chance, day, missing) =>
  day > lastDay
    ? chance.percent(96)
      ? "booked"
      : "cancelled"
    : ["done", "noshow", "cancelled"][
        chance.weighted([100 - missing * 1.6, missing, missing * 0.6])
      ];

const wonTour = (chance, member) => {
  const day = workday(member.joined - chance.between(3, 24));
  const isCompany = member.kind === "CO";
  return {
    ...{ type: "TOUR", site: member.site, day, status: "done", source: member.source },
    name: isCompany ? personOf(chance) : member.name,
    company: isCompany ? member.name : "",
    host: chance.pick(hosts[member.site.code]),
    ...{ interest: member.plan, desks: member.seats, outcome: "won", reason: "" },
    ...{ signed: member.joined, became: member.id },
    ...presence(chance, day, "done", [20, 60]),
  };
};

/** Those who looked and did not come, or have not said yet, or have yet to look. */
const otherTour = (chance, site, day) => {
  const status = statusOn(chance, day, 14);
  const interest = ["OFF", "DED", "HOT", "FLX"][chance.weighted([34, 22, 28, 16])];
  const isOpen = day > lastDay - 24 && chance.percent(70);
  const outcome = status !== "done" ? "" : isOpen ? "open" : "lost";
  return {
    ...{ type: "TOUR", site, day, status, interest, outcome },
    name: personOf(chance),
    company: interest === "OFF" ? `${chance.pick(firstWords)} ${chance.pick(trades)[0]}` : "",
    host: chance.pick(hosts[site.code]),
    source: chance.percent(8) ? "" : sources[chance.weighted([38, 13, 12, 16, 14, 7])],
    desks: interest === "OFF" ? chance.between(2, 16) : chance.percent(12) ? "" : 1,
    reason:
      outcome === "lost" && chance.percent(78)
        ? lostReasons[chance.weighted([34, 18, 20, 16, 12])]
        : "",
    ...presence(chance, day, status, [15, 55]),
  };
};

const guestOf = (chance, { site, day, members }) => {
  const type = ["GST", "TRL", "CTR"][chance.weighted([88, 4, 8])];
  const status = statusOn(chance, day, type === "CTR" ? 3 : 7);
  const member = type === "GST" ? memberOn(chance, members, day) : undefined;
  const firm = chance.percent(45) ? `${chance.pick(firstWords)} ${chance.pick(trades)[0]}` : "";
  return {
    ...{ type, site, day, status, member },
    name: personOf(chance),
    company: type === "CTR" ? chance.pick(firms) : firm,
    ...presence(chance, day, status, type === "GST" ? [25, 190] : [120, 480]),
  };
};

const perDay = { SHO: 7.5, BER: 4, ANC: 5.5, LDK: 2.6, HAR: 4, LEI: 4.4 };

export const visitsOf = (chance, members) => {
  const all = bySite(members);
  const won = members
    .filter(
      ({ joined, plan }) => joined > 30 && plan in plans && plan !== "VIR" && chance.percent(62),
    )
    .map((member) => wonTour(chance, member));
  const others = sites.flatMap((site) => {
    const days = Array.from({ length: lastDay + 16 }, (_, day) => day);
    return days
      .filter((day) => day >= site.opened && weekday(day) < 5)
      .flatMap((day) => {
        const ahead = day > lastDay ? Math.max(0.1, 0.7 - (day - lastDay) / 18) : 1;
        const count = Math.round(perDay[site.code] * ahead * (0.5 + chance.next()));
        const tours = chance.percent((46 - site.liked) * ahead)
          ? [otherTour(chance, site, day)]
          : [];
        const guests = Array.from({ length: count }, () =>
          guestOf(chance, { site, day, members: all.get(site.code) }),
        );
        return [...tours, ...guests];
      });
  });
  return [...won, ...others]
    .filter(({ day }) => day >= 0)
    .sort((one, other) => one.expected - other.expected)
    .map((each, at) => ({ ...each, id: at + 1 }));
};

const momentOr = (at) => (at === undefined ? "" : momentText(at));

export const visitRow = (each) => [
  ...[each.id, each.type, each.name, each.company, each.site.code, each.member?.id ?? ""],
  ...[each.host ?? "", each.source ?? "", momentText(each.registered), momentText(each.expected)],
  ...[momentOr(each.arrived), momentOr(each.left), each.status, each.interest ?? ""],
  ...[each.desks ?? "", each.outcome ?? "", each.reason ?? ""],
  each.signed === undefined ? "" : dayText(each.signed),
];
