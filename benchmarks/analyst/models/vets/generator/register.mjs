// Owners and their animals.
import { animalNames, breeds, houses, people, practices } from "./lists.mjs";

/** Days since 2024-01-01 until 2026-10-31, and how far ahead appointments are booked. */
export const days = 1035;
export const ahead = 21;

const towns = [
  ["Genève", "Carouge", "Vernier", "Nyon"],
  ["Neuchâtel", "Boudry", "Cortaillod"],
  ["Delémont", "Courroux", "Bassecourt"],
  ["Zürich", "Küsnacht", "Zollikon"],
  ["Zürich", "Opfikon", "Dübendorf"],
  ["Bern", "Köniz", "Münsingen"],
];

const ownerOf = (chance, id, { name, kind, practice, wanted }) => {
  const opened = practices[practice][2];
  const since = kind === "PRV" ? chance.between(Math.max(opened, -2200), days - 5) : opened + 40;
  return {
    ...{ id, name, kind, practice, since, wanted },
    town: chance.pick(towns[practice]),
    source: ["recommendation", "internet", "walked past", "insurer"][chance.weighted([9, 8, 4, 2])],
    isReader: kind === "PRV" && chance.percent(57),
    phone: `07${chance.between(6, 9)} ${chance.between(200, 999)} ${chance.between(10, 99)} ${chance.between(10, 99)}`,
  };
};

export const ownersOf = (chance) => {
  const private_ = people.map((name) => ({
    ...{ name, kind: "PRV" },
    practice: chance.weighted(
      practices.map(([, , opened, busy]) => (opened > 0 ? busy / 2 : busy)),
    ),
    wanted: chance.weighted([3, 58, 24, 9, 4, 2]),
  }));
  const further = houses.map(([name, kind, practice, wanted]) => ({
    ...{ name, kind, practice, wanted },
  }));
  return [...private_, ...further].map((owner, at) => ownerOf(chance, at + 1, owner));
};

const chipShare = { CAN: 96, FEL: 71, LAG: 6, ROD: 0, AVE: 3, REP: 12 };
const insuredShare = { CAN: 36, FEL: 17 };

/** The day on which it died, `Infinity` for those that live. */
const deathOf = (chance, born, registered, years) => {
  const old = born + Math.round((years * 365 * chance.between(70, 115)) / 100);
  const died = chance.percent(5) ? registered + chance.between(20, 900) : old;
  return died > registered + 10 && died < days ? died : Infinity;
};

const animalOf = (chance, owner, shownBreeds) => {
  const [species, breed, , least, most, years] =
    shownBreeds[chance.weighted(shownBreeds.map((each) => each[2]))];
  const registered = chance.percent(65)
    ? Math.min(days - 2, owner.since + chance.between(0, 4))
    : chance.between(owner.since, days - 2);
  const age = chance.percent(48)
    ? chance.between(55, 300)
    : chance.between(300, Math.min(years, 20) * 250);
  const isFemale = chance.percent(52);
  return {
    ...{ owner, species, breed, registered, isFemale },
    name: chance.pick(animalNames),
    born: registered - age,
    died: deathOf(chance, registered - age, registered, years),
    isNeutered: (species === "CAN" || species === "FEL") && chance.percent(64),
    chip: chance.percent(chipShare[species])
      ? `756${chance.between(100_000_000, 999_999_999)}`
      : "",
    isInsured: chance.percent(insuredShare[species] ?? 0),
    tenths: chance.between(least, most),
    isShy: chance.percent(5),
  };
};

/** Breeders keep one breed; shelters and private owners keep all kinds. */
export const animalsOf = (chance, owners) =>
  owners
    .flatMap((owner) => {
      const kept =
        owner.kind === "BRD"
          ? [chance.pick(breeds.slice(1, 10))]
          : owner.kind === "SHL"
            ? breeds.slice(0, 14)
            : breeds;
      return Array.from({ length: owner.wanted }, () => animalOf(chance, owner, kept));
    })
    .sort((left, right) => left.registered - right.registered)
    .map((animal, at) => ({ ...animal, id: at + 1 }));
