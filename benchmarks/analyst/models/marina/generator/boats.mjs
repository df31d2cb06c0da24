import { dayText } from "../../tables.mjs";
import {
  boatNames,
  builders,
  byWeight,
  countries,
  fleets,
  lastDay,
  marinas,
  nameEnds,
  namesOf,
  oneOf,
} from "./lists.mjs";

const initials = "ABCDEFGHJKLMNPRSTW";

/** Names of persons, each once: those who share one have an initial between. */
const personsOf = (chance) => {
  const used = new Map();
  return (country) => {
    const [first, last] = namesOf[country].map((names) => chance.pick(names));
    const times = used.get(`${first} ${last}`) ?? 0;
    used.set(`${first} ${last}`, times + 1);
    return times === 0 ? `${first} ${last}` : `${first} ${initials[times - 1]} ${last}`;
  };
};

/** Names of boats: many have the same. */
const nameOf = (chance) => `${chance.pick(boatNames)}${chance.pick(nameEnds)}`;

const hullOf = (chance) => {
  const { name, type, least, most } = byWeight(chance, builders);
  return { builder: name, type, length: chance.between(least, most) };
};

const berthTypeOf = (chance, length) =>
  length > 135 ? "ALO" : length < 85 && chance.percent(70) ? "SWI" : "FIN";

/** Boats of berth holders: those of clubs and charter companies first. */
const residentsOf = (chance, count, personOf) => {
  const ofFleets = fleets.flatMap((fleet, owner) =>
    Array.from({ length: fleet.boats }, () => ({
      ...{ ownerId: 101 + owner, owner: fleet.name, kind: fleet.kind, country: "GB" },
      marina: marinas[fleet.marina],
    })),
  );
  return Array.from({ length: count }, (_, at) => {
    const country = chance.percent(91) ? "GB" : oneOf(chance, countries);
    const owner = ofFleets[at] ?? {
      ...{ ownerId: 1000 + at, owner: personOf(country), kind: "PRV", country },
      marina: byWeight(chance, marinas),
    };
    const hull = hullOf(chance);
    return {
      ...owner,
      ...hull,
      name: nameOf(chance),
      berthType: berthTypeOf(chance, hull.length),
      isFleet: at < ofFleets.length,
      isResident: true,
    };
  });
};

const visitorsOf = (chance, count, personOf) =>
  Array.from({ length: count }, (_, at) => {
    const country = oneOf(chance, countries);
    const hull = hullOf(chance);
    return {
      ...hull,
      ...{ ownerId: 5000 + at, owner: personOf(country), kind: "PRV", country },
      ...{ name: nameOf(chance), berthType: hull.length > 135 ? "ALO" : "FIN" },
      isResident: false,
    };
  });

/** All boats, with the day until which they are insured where that is known. */
export const boatsOf = (chance, { residents, visitors }) => {
  const personOf = personsOf(chance);
  const all = [
    ...residentsOf(chance, residents, personOf),
    ...visitorsOf(chance, visitors, personOf),
  ];
  Object.assign(all[120], { name: "Kittiwake", owner: "Henrietta Aldous" });
  Object.assign(all[121], { name: "Blue Ensign", owner: "Rupert Aldous" });
  return all.map((boat, at) => ({
    id: at + 1,
    ...boat,
    insured: chance.percent(boat.isResident ? 88 : 22)
      ? lastDay + (chance.percent(7) ? -chance.between(1, 80) : chance.between(1, 360))
      : undefined,
  }));
};

/** `isHome` tells whether a boat holds a berth on the last day. */
export const boatRow = (boat, isHome) => [
  ...[boat.id, boat.name, boat.type, boat.builder, boat.length / 10, boat.ownerId, boat.owner],
  ...[boat.kind, boat.country, isHome ? boat.marina.name : ""],
  boat.insured === undefined ? "" : dayText(boat.insured),
];
