import { expect, it } from "@jest/globals";
import { usableTimezone } from "./usable-timezone.js";

it.each([
  ["Europe/Berlin", "Europe/Berlin"],
  ["europe/berlin", "Europe/Berlin"],
  ["Etc/UTC", "UTC"],
  ["UTC", "UTC"],
])("%s is a zone", (name, zone) => {
  expect(usableTimezone([name, "Asia/Tokyo"])).toBe(zone);
});

it.each([
  "Mars/Olympus",
  "",
  " UTC",
  "+01:00",
  "-05",
  "UTC'; --",
  "x".repeat(1000),
  "Europe/Berlin/",
  5,
  null,
  undefined,
  {},
])("%j is none, and the next is taken", (name) => {
  expect(usableTimezone([name, "Asia/Tokyo"])).toBe("Asia/Tokyo");
  expect(usableTimezone([name])).toBe("UTC");
});
