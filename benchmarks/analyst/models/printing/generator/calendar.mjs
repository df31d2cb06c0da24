/** The days of the print shop: so many after Monday, 2024-01-01. Saturdays are short, Sundays closed. */
export const lastDay = 1034;

const isOpen = (day) => day % 7 < 5;

/** The day so many working days later, or earlier. */
export const workingDay = (day, count) => {
  let at = day;
  for (let rest = Math.abs(count); rest > 0;) {
    at += Math.sign(count);
    if (isOpen(at)) rest -= 1;
  }
  while (!isOpen(at)) at += 1;
  return at;
};

/** How busy a day is: autumn is the season, August is not, and there is a little more each year. */
export const busyness = (day) => {
  const month = Math.floor(((day % 365.25) / 365.25) * 12);
  const season = [0.85, 0.95, 1.05, 1, 1.05, 1, 0.9, 0.75, 1.1, 1.2, 1.3, 0.9][month];
  const weekday = [1.1, 1.1, 1, 1, 0.9, 0.25, 0][day % 7];
  return season * weekday * (0.88 + day / 4500);
};

/** How many there are of something on a day, of which a usual day has `usual`. */
export const countOn = (chance, day, usual) =>
  Math.floor(busyness(day) * usual * (0.6 + chance.next() * 0.8) + chance.next());
