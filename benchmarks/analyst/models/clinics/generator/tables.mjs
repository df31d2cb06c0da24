import { Chance } from "../../../../../packages/app/demo/shop/generator/chance.mjs";
import { csv, dayText, momentText } from "../../tables.mjs";

const departments = ["Cardiology", "Dermatology", "Pediatrics", "Orthopedics"];
const clinics = ["Riverside Clinic", "Riverside Kids", "Old Town Clinic"];
const doctors =
  "Anna Weber,Brian Cole,Chloe Martin,David Weber,Elif Kaya,Frank Moore,Grace Hill,Hugo Blanc".split(
    ",",
  );
const insurances = ["Public", "Private", "Self-pay"];
const cities = ["Springfield", "Lakewood", "Bay City"];
const kinds = ["first visit", "follow-up", "check-up", "vaccination"];

/** Doctors, patients (some of whom never came) and appointments until October 2026. */
export const tables = () => {
  const chance = new Chance(51);
  const staff = doctors.map((name, at) => [
    ...[at + 1, `Dr. ${name}`, departments[at % 4], clinics[at % 3], dayText(-400 + 120 * at)],
  ]);
  const patients = Array.from({ length: 900 }, (_, at) => [
    ...[at + 1, chance.pick(cities), insurances[chance.weighted([6, 3, 1])]],
    ...[chance.percent(54) ? "female" : "male", chance.between(1935, 2024)],
    dayText(chance.below(1000)),
  ]);
  const visits = [];
  for (let day = 0; day < 1035; day++) {
    if ([5, 6].includes(day % 7)) continue;
    for (let open = chance.between(4, 12); open > 0; open--) {
      const outcome = ["attended", "cancelled", "no-show"][chance.weighted([82, 11, 7])];
      const came = outcome === "attended";
      const booked = day - chance.between(1, 60);
      visits.push([
        ...[visits.length + 1, chance.between(1, 8), chance.between(1, 850)],
        ...[momentText(day * 1440 + chance.between(16, 34) * 30), dayText(booked)],
        outcome === "cancelled" ? dayText(chance.between(booked, day)) : "",
        ...[outcome, kinds[chance.weighted([3, 4, 2, 1])], came ? chance.below(75) : ""],
        came ? chance.between(3000, 22000) / 100 : 0,
      ]);
    }
  }
  return {
    "doctors.csv": csv("id,name,department,clinic,hired_on", staff),
    "patients.csv": csv("id,city,insurance,gender,birth_year,registered_on", patients),
    "appointments.csv": csv(
      "id,doctor_id,patient_id,starts_at,booked_on,cancelled_on,outcome,kind,wait_minutes,fee",
      visits,
    ),
  };
};
