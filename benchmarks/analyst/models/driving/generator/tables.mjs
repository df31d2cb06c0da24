import { Chance } from "../../../../../packages/app/demo/shop/generator/chance.mjs";
import { csv } from "../../tables.mjs";
import { cars, instructors } from "./lists.mjs";
import {
  carRow,
  instructorRow,
  learnerRow,
  learnersOf,
  lessonRow,
  packageRow,
  packagesOf,
  testRow,
} from "./people.mjs";

/** A driving school: who learns with whom and in which car, how the tests went, and what was paid. */
export const tables = () => {
  for (const each of instructors) each.busy.clear();
  const learners = learnersOf(new Chance(9201));
  const lessons = learners
    .flatMap((each) => each.lessons)
    .filter(({ day }) => day >= 0)
    .sort((one, other) => one.day - other.day || one.hour - other.hour);
  const tests = learners
    .flatMap((each) => each.tests)
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at);
  const packages = packagesOf(new Chance(9202), learners).filter(({ sold }) => sold >= 0);
  return {
    "instructors.csv": csv(
      "id,name,grade,gearbox,area,started_on,left_on,is_full_time",
      instructors.map(instructorRow),
    ),
    "cars.csv": csv(
      "id,plate,make,model,fuel,gearbox,registered_on,instructor_id,mot_due_on,service_due_on,state,odometer",
      cars.map(carRow),
    ),
    "learners.csv": csv(
      "id,name,phone,born_on,town,gearbox,status,instructor_id,joined_on,theory_passed_on,ended_on,stop_reason,source,is_student",
      learners.map(learnerRow),
    ),
    "lessons.csv": csv(
      "id,learner_id,instructor_id,car_id,starts_at,minutes,kind,status,cancelled_on,is_charged,miles,rating",
      lessons.map(lessonRow),
    ),
    "tests.csv": csv(
      "id,learner_id,instructor_id,kind,centre,booked_on,starts_at,attempt,result,minors,score,main_fault",
      tests.map(testRow),
    ),
    "packages.csv": csv(
      "id,learner_id,package,hours,hours_used,sold_on,expires_on,list_pence,discount_pence,paid_on,pay_method,refund_pence",
      packages.map(packageRow),
    ),
  };
};
