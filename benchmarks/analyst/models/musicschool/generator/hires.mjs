import { dayText } from "../../tables.mjs";
import { lastDay } from "./calendar.mjs";
import { hireOf } from "./lists.mjs";

const makers = ["Stentor", "Yamaha", "Trevor James", "Jupiter", "Stradivarius Junior", "Bach"];
const strings = ["Violin", "Viola", "Cello", "Double bass", "Guitar"];
const sizes = ["1/4", "1/2", "3/4", "4/4"];

const tagOf = (instrument, number) =>
  `${instrument.slice(0, 2).toUpperCase()}${String(number).padStart(3, "0")}`;

/** Most are brought back a little before or after the day agreed, and a few are lost sight of. */
const backOf = (chance, { from, until, left }) => {
  const wished = left === undefined ? until : Math.min(until, left + 4);
  const late = chance.percent(34) ? chance.between(1, 60) : -chance.below(9);
  const back = Math.max(from + 5, wished + late);
  return back <= lastDay && !chance.percent(3) ? back : undefined;
};

const hireOfCourse = (chance, { pupil, instrument, from, numbers }) => {
  const until = from + chance.pick([91, 182, 182, 364, 364]);
  const back = backOf(chance, { from, until, left: pupil.left });
  numbers[instrument] = (numbers[instrument] ?? 0) + 1;
  const monthly = hireOf[instrument];
  const state = back === undefined ? "" : ["OK", "REP", "LST"][chance.weighted([87, 11, 2])];
  return {
    ...{ pupil, instrument, from, until, back, state },
    tag: tagOf(instrument, ((numbers[instrument] * 7) % 53) + 1),
    maker: chance.percent(8) ? "" : chance.pick(makers),
    size: strings.includes(instrument) ? chance.pick(sizes) : "",
    monthly: Math.round(monthly * (1 + from / 9000)) * 100,
    deposit: monthly > 17 ? 10_000 : 5000,
  };
};

/** Who begins often hires, and often goes on with a new agreement. */
export const hiresOf = (chance, pupils) => {
  const numbers = {};
  return pupils
    .flatMap((pupil) => {
      const { instrument } = pupil.courses[0];
      if (hireOf[instrument] === 0 || pupil.isAdult || pupil.isTrial) return [];
      if (!chance.percent(pupil.start < 0 ? 30 : 68)) return [];
      const found = [];
      let from = pupil.start < 0 ? chance.below(400) : pupil.start + chance.between(4, 30);
      while (from < lastDay && from < (pupil.left ?? 9999) - 20) {
        const hire = hireOfCourse(chance, { pupil, instrument, from, numbers });
        found.push(hire);
        if (hire.back === undefined || hire.state === "LST" || chance.percent(30)) break;
        from = hire.back + chance.below(5);
      }
      return found;
    })
    .sort((one, other) => one.from - other.from || one.pupil.id - other.pupil.id)
    .map((each, at) => ({ id: 301 + at, ...each }));
};

export const hireRow = (hire) => [
  ...[hire.id, hire.tag, hire.instrument, hire.size, hire.maker, hire.pupil.id],
  ...[dayText(hire.from), dayText(hire.until), hire.back === undefined ? "" : dayText(hire.back)],
  ...[hire.monthly, hire.deposit, hire.state],
];
