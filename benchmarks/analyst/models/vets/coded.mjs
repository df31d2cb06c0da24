// What the truths about veterinary practices are made of.
const words = {
  species: { CAN: "dog", FEL: "cat", LAG: "rabbit", ROD: "rodent", AVE: "bird", REP: "reptile" },
  reason: {
    ...{ VAC: "vaccination", CHK: "check-up", ILL: "illness", ACC: "accident" },
    ...{ DEN: "dental work", SUR: "surgery", REC: "recheck" },
  },
};

const worded = (column) =>
  `CASE ${column} ${Object.entries(words[column])
    .map(([code, word]) => `WHEN '${code}' THEN '${word}'`)
    .join(" ")} END`;

/** The same statement twice, for a column's codes and for the words of them: either may be shown. */
export const coded = (column, statementOf) => [column, worded(column)].map(statementOf);

/** For each group of both, the figure of the first statement over that of the second. */
export const outOf = (parts, wholes) =>
  `SELECT p.g, p.v / w.v FROM (${parts}) AS p (g, v) JOIN (${wholes}) AS w (g, v) ON w.g = p.g`;

export const vetViews = [
  `CREATE VIEW pets AS
     SELECT a.*, o.name AS owner, o.kind AS owner_kind FROM animals a JOIN owners o ON o.id = owner_id`,
  `CREATE VIEW diary AS
     SELECT v.*, p.name AS animal, species, breed, owner_id, owner, owner_kind,
       date_diff('minute', arrived_at, seen_at) AS waiting
     FROM visits v JOIN pets p ON p.id = animal_id`,
  "CREATE VIEW kept AS FROM diary WHERE status = 'KPT'",
  `CREATE VIEW given AS
     SELECT t.*, d.* EXCLUDE (id) FROM treatments t JOIN diary d ON d.id = visit_id`,
  `CREATE VIEW billed AS
     SELECT i.*, d.* EXCLUDE (id, status) FROM invoices i JOIN diary d ON d.id = visit_id`,
  `CREATE VIEW recalled AS
     SELECT r.*, species, breed, owner FROM reminders r JOIN pets p ON p.id = animal_id`,
];
