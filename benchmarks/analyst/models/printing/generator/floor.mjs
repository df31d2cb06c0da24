import { momentText } from "../../tables.mjs";
import { downReasons, finishers, machines, pressOperators } from "./lists.mjs";
import { lastDay, workingDay } from "./calendar.mjs";
import { oneOf } from "./work.mjs";

const machineFor = (chance, kind) => {
  const own = machines.filter((machine) => machine[1] === kind);
  return own[chance.weighted(own.map(([, , weight]) => weight))];
};

const sheetsOf = (chance, { product, quantity }, kind) => {
  if (kind === "WFM") return quantity;
  const perSheet = product[0] === "Business cards" ? 24 : product[3] > 100 ? 0.25 : 4;
  return Math.ceil((quantity / perSheet) * (0.9 + chance.next() * 0.3));
};

const runOf = (chance, { job, kind, day }) => {
  const machine = machineFor(chance, kind);
  const [name, , , setup, speed, trouble] = machine;
  const sheets = sheetsOf(chance, job, kind);
  const isDown = chance.percent(trouble);
  const isLate = chance.percent(kind === "FIN" ? 25 : 38);
  const hour = isLate ? chance.between(14, 20) : chance.between(6, 13);
  const people = kind === "FIN" ? finishers : pressOperators;
  return {
    ...{ job, name, kind, sheets, isLate },
    at: day * 1440 + hour * 60 + chance.below(12) * 5,
    operator: chance.percent(3)
      ? ""
      : people[chance.weighted([5, 4, 3, 2].slice(0, people.length))],
    setup: Math.max(2, Math.round(setup * (0.6 + chance.next() * 0.8) * (1 - day / 9000))),
    minutes: Math.max(2, Math.round((sheets / speed) * 60 * (1 + chance.next() * 0.4))),
    down: isDown ? chance.between(5, 20) + Math.floor(chance.next() ** 3 * 150) : 0,
    reason: isDown && chance.percent(88) ? oneOf(chance, downReasons) : "",
    waste:
      kind === "FIN" ? Math.floor(sheets * chance.next() * 0.02) : wasteOf(chance, sheets, kind),
  };
};

const wasteOf = (chance, sheets, kind) =>
  Math.round((kind === "LIT" ? 90 : kind === "DIG" ? 6 : 0) + sheets * chance.next() * 0.06);

/** The runs of each job on the presses and in finishing, as far as it has come. */
export const runsOf = (chance, jobs) =>
  jobs
    .filter(({ isBefore, stage }) => !isBefore && stage !== "CXL" && stage !== "HLD")
    .flatMap((job) => {
      const presses = chance.percent(12) ? 2 : 1;
      const after = chance.percent(72) ? 1 : 0;
      const first = Math.min(job.press, lastDay - 1);
      const finish = job.stage === "PRS" ? 0 : after + (chance.percent(18) ? 1 : 0);
      return [
        ...Array.from({ length: presses }, () =>
          runOf(chance, { job, kind: job.product[5], day: first }),
        ),
        ...Array.from({ length: finish }, () =>
          runOf(chance, {
            job,
            kind: "FIN",
            day: Math.min(workingDay(first, chance.below(2)), lastDay - 1),
          }),
        ),
      ];
    })
    .sort((one, other) => one.at - other.at)
    .map((each, at) => ({ id: at + 1, ...each }));

export const runRow = (run) => [
  ...[run.id, run.job.id, run.name, run.kind, run.operator, run.isLate ? "L" : "E"],
  ...[momentText(run.at), run.setup, run.minutes, run.down, run.reason, run.sheets, run.waste],
];
