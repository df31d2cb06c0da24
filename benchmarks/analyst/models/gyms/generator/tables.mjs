import { Chance } from "../../../../../packages/app/demo/shop/generator/chance.mjs";
import { csv, dayText, momentText, monthEnds } from "../../tables.mjs";

const gyms = ["City Gym North", "City Gym South", "Lakeside Fitness"];
const first = "Ida Jon Kim Leo Mia Ned Ole Pia Rob Sue".split(" ");
const last = "Berg Clark Dahl Evans Frost Green Hart Irwin Jones Kruse".split(" ");
const activities = ["Weights", "Yoga", "Spin class", "Swimming"];
const methods = ["Card", "Direct debit", "Cash"];

/** Members, some of whom never come, their visits and payments, and the staff at each month's end. */
export const tables = () => {
  const chance = new Chance(71);
  const members = [];
  const visits = [];
  const payments = [];
  for (let id = 1; id <= 400; id++) {
    const joined = chance.below(1000);
    const quit = chance.percent(20) ? joined + chance.between(30, 400) : 2000;
    const end = Math.min(quit, 1034);
    const contract = chance.weighted([4, 5, 2]);
    members.push([
      ...[id, `${chance.pick(first)} ${chance.pick(last)} ${id}`, chance.pick(gyms)],
      ...[["flex", "yearly", "student"][contract], dayText(joined)],
      ...[quit < 1035 ? dayText(quit) : "", chance.between(16, 79)],
    ]);
    for (let day = joined; day <= end; day += 30)
      payments.push([
        ...[payments.length + 1, id, dayText(day), chance.pick(methods)],
        [49.9, 34.5, 24][contract],
      ]);
    if (id % 23 === 0) continue;
    for (let day = joined; day <= end; day += chance.between(2, 14)) {
      const start = day * 1440 + chance.between(12, 42) * 30;
      const minutes = chance.between(15, 150);
      visits.push([
        ...[visits.length + 1, id, momentText(start), momentText(start + minutes)],
        ...[chance.pick(activities), minutes],
      ]);
    }
  }
  const headcounts = monthEnds(34).flatMap(({ text }) =>
    gyms.flatMap((gym) =>
      ["Trainer", "Front desk"].map((role) => [text, gym, role, chance.between(2, 12)]),
    ),
  );
  return {
    "members.csv": csv("id,name,gym,contract,joined_on,quit_on,age", members),
    "visits.csv": csv("id,member_id,entered_at,left_at,activity,minutes", visits),
    "payments.csv": csv("id,member_id,paid_on,method,amount", payments),
    "headcounts.csv": csv(
      "id,counted_on,gym,role,people",
      headcounts.map((row, at) => [at + 1, ...row]),
    ),
  };
};
