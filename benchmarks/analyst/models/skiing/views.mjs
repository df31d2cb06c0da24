// What the truths of the questions speak of: the tables joined, and their codes in words.

const words = {
  format: { G: "group", P: "private" },
  age_group: { A: "adult", Y: "youth", C: "child", S: "senior" },
  channel: { WEB: "web shop", APP: "app", DESK: "ticket office", PART: "hotel" },
  quality: { E: "economy", P: "premium", V: "VIP" },
};

const worded = (column) =>
  `CASE ${column} ${Object.entries(words[column])
    .map(([code, word]) => `WHEN '${code}' THEN '${word}'`)
    .join(" ")} END`;

/** A statement over a coded column, of its codes and of what they stand for: an answer may name either. */
export const coded = (column, statementOf) => [column, worded(column)].map(statementOf);

export const skiingViews = [
  "CREATE VIEW sold AS SELECT p.*, g.name AS guest, g.country, g.club_member FROM passes p LEFT JOIN guests g ON g.id = p.guest_id",
  "CREATE VIEW held AS SELECT * FROM lessons WHERE cancelled_on IS NULL AND NOT no_show",
  "CREATE VIEW served AS SELECT *, food + drinks AS takings FROM restaurant_days",
];
