import { Chance } from "../../../../../packages/app/demo/shop/generator/chance.mjs";
import { csv, monthEnds } from "../../tables.mjs";
import { bookings, enrolmentRows, participantRows, paymentRows } from "./bookings.mjs";
import { rooms } from "./lists.mjs";
import { classRows, courseRows, heldClasses, roomRows, teacherRows } from "./programme.mjs";

/** A row for each month's end, site and subject of which a class was open for booking then. */
const offerRows = (held, booked) => {
  const rows = [];
  for (const { day, text } of monthEnds(34)) {
    const open = new Map();
    for (const each of held) {
      if (each.announced > day || each.day <= day) continue;
      const site = each.room === undefined ? "Online" : rooms[each.room][1];
      const key = `${site},${each.subject}`;
      const sum = open.get(key) ?? { seats: 0, taken: 0 };
      sum.seats += each.seats;
      sum.taken += Math.min(each.seats, takenOn(booked.get(each.id), day));
      open.set(key, sum);
    }
    for (const key of [...open.keys()].sort()) {
      const { seats, taken } = open.get(key);
      rows.push([rows.length + 1, text, ...key.split(","), seats, taken]);
    }
  }
  return rows;
};

const takenOn = (booked, day) =>
  booked.filter(
    ({ enrolled, cancelled }) => enrolled <= day && (cancelled === undefined || cancelled > day),
  ).length;

/** The programme, its classes and rooms, who booked and paid, and the seats on offer at each month's end. */
export const tables = () => {
  const held = heldClasses(new Chance(811));
  const booked = bookings(new Chance(812), held);
  const byClass = new Map(held.map(({ id }) => [id, []]));
  for (const each of booked) byClass.get(each.held.id).push(each);
  return {
    "courses.csv": csv(
      "id,title,subject,level,list_price,certified,launched_on",
      courseRows(new Chance(813)),
    ),
    "teachers.csv": csv(
      "id,name,employment,has_diploma,engaged_on,left_on,hourly_rate",
      teacherRows(new Chance(814)),
    ),
    "rooms.csv": csv("id,name,site,capacity", roomRows()),
    "classes.csv": csv(
      "id,code,course_id,teacher_id,room_id,announced_on,starts_on,ends_on,status,delivery,seats,hours,is_evening",
      classRows(held),
    ),
    "participants.csv": csv(
      "id,name,email,town,age,customer_type,employer,newsletter,registered_on",
      participantRows(new Chance(815), booked),
    ),
    "enrolments.csv": csv(
      "id,class_id,participant_id,enrolled_on,cancelled_on,cancel_reason,status,channel,fee,discount,attendance,certificate_on,rating,rated_on",
      enrolmentRows(booked),
    ),
    "payments.csv": csv(
      "id,enrolment_id,due_on,paid_on,amount,method,reminders,refunded_on,refunded",
      paymentRows(new Chance(816), booked),
    ),
    "seat_offer.csv": csv("id,month_end,site,subject,seats,taken", offerRows(held, byClass)),
  };
};
