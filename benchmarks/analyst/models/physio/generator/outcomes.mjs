import { dayText } from "../../tables.mjs";
import { practices, services } from "./lists.mjs";
import { lastDay, stateOf, weekdayOf } from "./plans.mjs";

const questionnaires = {
  "Lower back": "ODI",
  Neck: "NDI",
  Shoulder: "QuickDASH",
  Elbow: "QuickDASH",
  Knee: "LEFS",
  Hip: "LEFS",
  "Ankle and foot": "LEFS",
};
const within = (least, most, value) => Math.max(least, Math.min(most, Math.round(value)));

const gains = {
  ...{ "Lower back": 19, Neck: 20, Shoulder: 24, Elbow: 18, Knee: 27, Hip: 22 },
  ...{ "Ankle and foot": 30, "": 16 },
};

/** How a patient is at the first session, midway and at discharge; not all answer, and some leave the pain out. */
const scoresOf = (chance, plan, sessions) => {
  const baseline = chance.between(22, 64);
  const pain = chance.between(4, 9);
  const skill = { LEA: 4, SEN: 2, JUN: -2 }[plan.therapist.grade] + (plan.therapist.id % 5) - 2;
  const gain = gains[plan.region] + skill + chance.between(-16, 16);
  const score = (stage, day, part) => ({
    ...{ plan, stage, day, questionnaire: questionnaires[plan.region] ?? "PSFS" },
    function: within(0, 100, baseline + gain * part),
    pain: chance.percent(5) ? "" : within(0, 10, pain - ((gain + 12) / 9) * part),
    gain: stage === "DIS" ? within(0, 100, baseline + gain) - baseline : "",
    satisfaction:
      stage === "DIS" && chance.percent(68)
        ? within(1, 10, 8.2 + skill / 4 + chance.between(-22, 16) / 10)
        : "",
  });
  const found = [];
  if (chance.percent(93)) found.push(score("BAS", sessions[0].day, 0));
  if (sessions.length > 4 && chance.percent(60))
    found.push(score("MID", sessions[Math.floor(sessions.length / 2)].day, 0.55));
  if (stateOf(plan).status === "DIS" && chance.percent(84))
    found.push(score("DIS", sessions.at(-1).day, 1));
  return found;
};

export const outcomesOf = (chance, appointments) => {
  const attended = new Map();
  for (const each of appointments) {
    if (each.attendance !== "ATT") continue;
    attended.set(each.plan, [...(attended.get(each.plan) ?? []), each]);
  }
  return [...attended]
    .flatMap(([plan, sessions]) => scoresOf(chance, plan, sessions))
    .sort((one, other) => one.day - other.day || one.plan.id - other.plan.id);
};

export const outcomeRow = (each, at) => [
  ...[at + 1, each.plan.id, each.plan.therapist.id, dayText(each.day), each.questionnaire],
  ...[each.stage, each.function, each.pain, each.gain, each.satisfaction],
];

const endOf = (plan) => (plan.isDeclined ? plan.declined : plan.start);

const countsOf = (plans, { day, practice, service }) => {
  const waiting = plans.filter(
    (plan) =>
      plan.practice === practice &&
      plan.service === service &&
      plan.day <= day &&
      endOf(plan) > day,
  );
  const days = waiting.map((plan) => day - plan.day);
  return [
    waiting.length,
    days.filter((each) => each > 28).length,
    waiting.length === 0 ? "" : Math.max(...days),
  ];
};

/** The waiting list as it stood every Friday, by practice and service; a row also where nobody waits. */
export const waitingListOf = (plans) => {
  const fridays = Array.from({ length: lastDay + 1 }, (_, day) => day).filter(
    (day) => weekdayOf(day) === 4 && day > 30,
  );
  return fridays.flatMap((day) => {
    const near = plans.filter((plan) => plan.day <= day && endOf(plan) > day);
    return practices.flatMap((practice) =>
      services.map((service) => [
        ...[dayText(day), practice.name, service.code],
        ...countsOf(near, { day, practice, service }),
      ]),
    );
  });
};
