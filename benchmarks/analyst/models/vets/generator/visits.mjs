// Appointments, what came of them, and what was done at those that were kept.
import { practices, reasons, vets } from "./lists.mjs";
import { ahead, days } from "./register.mjs";

const vaccines = { CAN: ["VDHP", "VRAB", "VDHP"], FEL: ["VFVR", "VFVR", "VRAB"], LAG: ["VMYX"] };

const operationFor = (chance, { species, isFemale, isNeutered }) => {
  if (species === "CAN" && chance.percent(16)) return "CRUC";
  const isEntire = !isNeutered && species !== "AVE" && species !== "REP";
  if (chance.percent(isEntire ? 30 : 75)) return "LUMP";
  return isFemale ? "SPAY" : "CAST";
};

/** What is done for a reason, always something; whether it applies depends on the animal. */
const done = {
  VAC: (chance, animal) => [
    "CONS",
    chance.pick(vaccines[animal.species]),
    ...(chance.percent(12) ? ["NAIL"] : []),
  ],
  CHK: (chance, animal) => [
    "CONS",
    ...(chance.percent(35) ? ["BLOO"] : []),
    ...(chance.percent(28) ? ["NAIL"] : []),
    ...(animal.chip !== "" && chance.percent(12) ? ["CHIP"] : []),
  ],
  ILL: (chance) => [
    "CONS",
    ...["BLOO", "ULTR", "ANTI", "FLUI", "URIN"].filter((_, at) =>
      chance.percent([46, 20, 38, 14, 22][at]),
    ),
  ],
  ACC: (chance) => [
    "CONS",
    ...(chance.percent(58) ? ["XRAY"] : []),
    ...(chance.percent(52) ? ["SUTU"] : []),
  ],
  DEN: (chance) => ["SCAL", ...(chance.percent(44) ? ["EXTR"] : [])],
  SUR: (chance, animal) => [operationFor(chance, animal), ...(chance.percent(40) ? ["BLOO"] : [])],
  REC: () => ["RECH"],
};

const reasonFor = (chance, { species }) => {
  const canBeVaccinated = vaccines[species] !== undefined;
  const hasTeeth = species !== "AVE" && species !== "REP";
  return reasons[
    chance.weighted(
      reasons.map(([code, often]) =>
        (code === "VAC" && !canBeVaccinated) || (code === "DEN" && !hasTeeth) ? 0 : often,
      ),
    )
  ];
};

const statusOf = (chance, day, noShows) => {
  if (day >= days) return "BKD";
  if (chance.percent(6)) return "CXL";
  return chance.percent(noShows) ? "NSH" : "KPT";
};

const never = { arrived: Infinity, seen: Infinity, left: Infinity };

const courseOf = (chance, scheduled, { isEmergency, wait, least, most }) => {
  const arrived = scheduled + (isEmergency ? 0 : chance.between(-12, 9));
  const waited = isEmergency
    ? chance.between(0, 8)
    : chance.between(Math.floor(wait / 3), wait * 2);
  const seen = Math.max(arrived, isEmergency ? arrived : scheduled - 8) + waited;
  return { arrived, seen, left: seen + chance.between(least, most) };
};

const vetFor = (chance, practice, day) =>
  chance.pick(
    vets.filter(([, home, first, last]) => home === practice && first <= day && day <= last),
  )[0];

/** What an appointment is for and when, and whether it was kept: emergencies and last visits always are. */
const occasionOf = (chance, animal, practice, day, isLast) => {
  const isEmergency = day % 7 === 6 || chance.percent(7);
  const urgent = () => reasons[chance.pick([2, 2, 3])];
  const usual = () => (isEmergency ? urgent() : reasonFor(chance, animal));
  const [reason, , least, most] = isLast ? ["ILL", 0, 30, 70] : usual();
  const quarter = isEmergency
    ? chance.between(30, 84)
    : chance.between(32, day % 7 === 5 ? 47 : 71);
  const status = isLast || isEmergency ? "KPT" : statusOf(chance, day, practices[practice][4]);
  return { isEmergency, reason, least, most, scheduled: day * 1440 + quarter * 15, status };
};

const codesOf = (chance, animal, { reason, isEmergency }, isLast) => {
  const codes = isLast ? ["CONS", "EUTH"] : done[reason](chance, animal);
  return isEmergency ? codes.map((code) => (code === "CONS" ? "EMER" : code)) : codes;
};

const visitOf = (chance, animal, practice, day, isLast = false) => {
  const occasion = occasionOf(chance, animal, practice, day, isLast);
  const { isEmergency, scheduled, reason, status } = occasion;
  const isKept = status === "KPT";
  const wait = practices[practice][5];
  const course = isKept ? courseOf(chance, scheduled, { ...occasion, wait }) : never;
  const codes = codesOf(chance, animal, occasion, isLast);
  const lastDay = Math.min(day, days - 1);
  return {
    ...{ animal, practice, day, reason, status, isEmergency, scheduled, ...course },
    vet: vetFor(chance, practice, lastDay),
    booked: isEmergency ? day : lastDay - chance.weighted([3, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1, 1]),
    isOnline: !isEmergency && chance.percent(22 + day / 40),
    rating: isKept && !isLast && chance.percent(31) ? 1 + chance.weighted([2, 3, 7, 17, 24]) : "",
    codes: isKept ? codes : [],
    hasComplication: isKept && chance.percent(5),
  };
};

const isThere = ({ registered, died, isShy }, day) => registered <= day && day < died && !isShy;

const animalFor = (chance, homes, day) => {
  const present = homes.filter((each) => isThere(each, day));
  return present.length === 0 ? undefined : chance.pick(present);
};

/** How many appointments a practice has on a day: few on Saturdays, and Sundays are for emergencies. */
const countOn = (chance, day, busy) => {
  const share = [120, 95, 100, 85, 110, 55, 7][day % 7] * (day < days ? 1 : 0.45);
  const grown = busy * (1 + day / 2600);
  return [0, 1].filter(() => chance.percent((share * grown) / 150)).length;
};

const lastVisits = (chance, animals) =>
  animals
    .filter(({ died, id }) => died >= 0 && died < days && id % 5 < 3)
    .filter(({ owner, died }) => practices[owner.practice][2] <= died)
    .map((animal) => visitOf(chance, animal, animal.owner.practice, animal.died, true));

export const visitsOf = (chance, animals) => {
  const homes = practices.map((_, at) => animals.filter(({ owner }) => owner.practice === at));
  const visits = lastVisits(chance, animals);
  for (let day = 0; day < days + ahead; day++)
    for (const [practice, [, , opened, busy]] of practices.entries()) {
      if (opened > day || (day >= days && day % 7 === 6)) continue;
      for (let each = countOn(chance, day, busy); each > 0; each--) {
        const home = chance.percent(94) ? practice : chance.below(5);
        const animal = animalFor(chance, homes[home], Math.min(day, days - 1));
        if (animal !== undefined) visits.push(visitOf(chance, animal, practice, day));
      }
    }
  return visits
    .sort((left, right) => left.scheduled - right.scheduled)
    .map((visit, at) => ({ ...visit, id: at + 1 }));
};
