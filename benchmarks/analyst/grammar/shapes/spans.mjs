// Times as people say them, seen from 1 November 2026, with the days that they have.

const names = "January February March April May June July August September October".split(" ");

const dayOf = (year, month) => new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);

const monthSpan = (year, month) => ({
  noun: [`${names[month]} ${year}`, `${names[month].slice(0, 3)} ${year}`],
  from: dayOf(year, month),
  to: dayOf(year, month + 1),
});

const quarterSpan = (year, quarter) => ({
  noun: [
    `Q${quarter + 1} ${year}`,
    `the ${["first", "second", "third"][quarter]} quarter of ${year}`,
  ],
  from: dayOf(year, quarter * 3),
  to: dayOf(year, quarter * 3 + 3),
});

const yearSpan = (year) => ({ noun: [`${year}`], from: dayOf(year, 0), to: dayOf(year + 1, 0) });

const inside = (span) => ({
  ...span,
  words: span.noun.flatMap((noun) => [`in ${noun}`, `during ${noun}`]),
});

/** A time with the words for it, which stand after a question or before it. */
export const spanBy = (chance) => {
  const month = chance.below(10);
  const start = chance.below(7);
  return chance.pick([
    inside(yearSpan(2025)),
    inside(yearSpan(2025)),
    inside(monthSpan(chance.pick([2025, 2026]), month)),
    inside(monthSpan(2026, month)),
    inside(quarterSpan(chance.pick([2025, 2026]), chance.below(3))),
    { words: ["last year"], from: "2025-01-01", to: "2026-01-01" },
    { words: ["last month"], from: "2026-10-01", to: "2026-11-01" },
    { words: ["last quarter"], from: "2026-07-01", to: "2026-10-01" },
    { words: ["in the first half of 2025", "in H1 2025"], from: "2025-01-01", to: "2025-07-01" },
    {
      words: [
        `from ${names[start]} to ${names[start + 2]} 2025`,
        `between ${names[start]} and ${names[start + 2]} 2025`,
      ],
      from: dayOf(2025, start),
      to: dayOf(2025, start + 3),
    },
  ]);
};

/** A whole year, or half of one, for questions by month. */
export const yearBy = (chance) =>
  chance.pick([
    inside(yearSpan(2025)),
    { words: ["last year"], from: "2025-01-01", to: "2026-01-01" },
    { words: ["in the first half of 2026", "in H1 2026"], from: "2026-01-01", to: "2026-07-01" },
    {
      words: ["from January to September 2026", "between January and September 2026"],
      from: "2026-01-01",
      to: "2026-10-01",
    },
  ]);

/** Two times to compare. */
export const pairBy = (chance) => {
  const month = chance.below(9);
  const year = chance.pick([2025, 2026]);
  const quarter = chance.below(2);
  return chance.pick([
    [monthSpan(2026, month), monthSpan(2025, month)],
    [monthSpan(year, month), monthSpan(year, month + 1)],
    [quarterSpan(2026, quarter), quarterSpan(2025, quarter)],
    [quarterSpan(year, quarter), quarterSpan(year, quarter + 1)],
    [yearSpan(2024), yearSpan(2025)],
    [
      { noun: ["last month"], from: "2026-10-01", to: "2026-11-01" },
      { noun: ["the month before", "September"], from: "2026-09-01", to: "2026-10-01" },
    ],
    [
      { noun: ["last quarter"], from: "2026-07-01", to: "2026-10-01" },
      {
        noun: ["the quarter before", "the previous quarter"],
        from: "2026-04-01",
        to: "2026-07-01",
      },
    ],
    [
      { noun: ["last year"], from: "2025-01-01", to: "2026-01-01" },
      { noun: ["the year before", "2024"], from: "2024-01-01", to: "2025-01-01" },
    ],
  ]);
};
