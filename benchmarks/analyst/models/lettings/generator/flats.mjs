// The flats that the agency lets, and one after the other who lives there.
import { agents, areas, landlords, tenants } from "./lists.mjs";

/** The day after the last one that the data know, counted from 2024-01-01. */
export const days = 1035;

const rentOf = (chance, [, , perBedroom], bedrooms, isFurnished) =>
  (Math.round((560 + bedrooms * perBedroom + (isFurnished ? 60 : 0)) / 5) +
    chance.between(-14, 16)) *
  5;

export const flatsOf = (chance) => {
  const used = new Set();
  const addressIn = ([, streets]) => {
    for (;;) {
      const address = `${chance.between(1, 3) * 2 + chance.between(0, 40)} ${chance.pick(streets)} Flat ${chance.between(1, 9)}`;
      if (!used.has(address)) return used.add(address) && address;
    }
  };
  return landlords
    .flatMap(([landlord, kind, count, hasEmail]) =>
      Array.from({ length: count }, () => ({ landlord, kind, hasEmail })),
    )
    .map(({ landlord, kind, hasEmail }) => {
      const area = areas[chance.weighted([30, 16, 24, 22, 20])];
      const bedrooms = chance.weighted([14, 34, 36, 13, 3]);
      const furnished = ["F", "P", "U"][
        chance.weighted(area[0] === "University" ? [8, 1, 1] : [4, 3, 6])
      ];
      return {
        ...{ landlord, kind, area: area[0], bedrooms, furnished, address: addressIn(area) },
        email: hasEmail ? `${landlord.toLowerCase().replaceAll(" ", ".")}@mail.example` : "",
        rent: rentOf(chance, area, bedrooms, furnished === "F"),
        metres: 24 + bedrooms * 18 + chance.between(0, 17),
        energy: "BCDEF"[chance.weighted([10, 34, 38, 14, 4])],
        hasParking: chance.percent(area[0] === "Marina" ? 80 : 28),
        allowsPets: chance.percent(30),
        service: ["FM", "RC", "LO"][chance.weighted(kind === "C" ? [8, 4, 0] : [6, 2, 3])],
        since: chance.percent(72) ? chance.between(-2400, -10) : chance.between(10, 980),
        gasDue: days + (chance.percent(7) ? chance.between(-70, -2) : chance.between(1, 360)),
        isOff: chance.percent(5),
      };
    })
    .map((flat, at) => ({ ...flat, place: (at * 37) % 127 }))
    .sort((left, right) => left.place - right.place)
    .map((flat, at) => ({ ...flat, id: at + 1 }));
};

const agentFor = (chance, day) =>
  agents[
    chance.weighted(agents.map(([, first, last, keen]) => (first <= day && day <= last ? keen : 0)))
  ][0];

const tenancyOf = (chance, flat, start, raised) => {
  const term = chance.pick([183, 365, 365, 365, 730]);
  const stays = term + (chance.percent(58) ? chance.between(30, 620) : 0);
  const out = start + stays;
  return {
    ...{ flat, start, signed: start - chance.between(6, 48), term: start + term, out },
    notice: out - chance.between(28, 62),
    rent: Math.round((flat.rent * raised) / 500) * 5,
    people: Math.min(flat.bedrooms + 2, 1 + chance.weighted([40, 38, 14, 8])),
    hasGuarantor: chance.percent(flat.area === "University" ? 70 : 16),
    payer: chance.weighted([72, 17, 8, 3]),
  };
};

const statusOf = ({ start, notice, out }) => {
  if (start > days) return "UPC";
  if (out < days) return "END";
  return notice < days ? "NTC" : "ACT";
};

/** One after the other in every flat, with some empty weeks between. */
export const tenanciesOf = (chance, flats) =>
  flats
    .flatMap((flat) => {
      const found = [];
      let start = Math.max(flat.since, -500) + chance.between(8, 60);
      while (start < days + 50) {
        const tenancy = tenancyOf(chance, flat, start, 92 + Math.max(0, start + 300) / 60);
        if (flat.isOff && tenancy.out > days) break;
        if (start > days - 40 && chance.percent(47)) break;
        if (tenancy.signed < days) found.push(tenancy);
        start = tenancy.out + chance.between(6, 96);
      }
      return found;
    })
    .sort((left, right) => left.signed - right.signed)
    .map((tenancy, at) => ({
      ...tenancy,
      id: at + 1,
      name: tenants[at % tenants.length],
      agent: agentFor(chance, tenancy.signed),
      status: statusOf(tenancy),
    }));
