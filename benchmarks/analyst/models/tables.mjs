// What the generators of the judge's models share.

const dayMs = 86_400_000;
const start = Date.UTC(2024, 0, 1);

/** `2024-02-29`, so many days after 2024-01-01. */
export const dayText = (day) => new Date(start + day * dayMs).toISOString().slice(0, 10);

/** `2024-02-29 08:15:00`, so many minutes after 2024-01-01. */
export const momentText = (minutes) =>
  new Date(start + minutes * 60_000).toISOString().slice(0, 19).replace("T", " ");

/** The last days of so many months from January 2024. */
export const monthEnds = (count) =>
  Array.from({ length: count }, (_, month) => {
    const at = Date.UTC(2024, month + 1, 0);
    const day = Math.round((at - start) / dayMs);
    return { day, text: dayText(day) };
  });

/** A CSV text; no value of these models holds a comma, a quote or a line's end. */
export const csv = (header, rows) =>
  `${[header, ...rows.map((row) => row.join(","))].join("\n")}\n`;
