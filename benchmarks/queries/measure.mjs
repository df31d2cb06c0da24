/** The middle one of some figures. */
export const median = (figures) => [...figures].sort((a, b) => a - b)[figures.length >> 1];

/**
 * Programs take turns, so that whatever else the machine does meets all of them; medians in ms by
 * name. The first round is not counted, nor is what `before[name]` prepares for each run.
 */
export const inTurns = async (programs, rounds, before = {}) => {
  const timesMs = new Map(Object.keys(programs).map((name) => [name, []]));
  for (let round = 0; round <= rounds; round++) {
    for (const [name, program] of Object.entries(programs)) {
      await before[name]?.();
      const startedMs = performance.now();
      await program();
      if (round > 0) timesMs.get(name).push(performance.now() - startedMs);
    }
  }
  return new Map([...timesMs].map(([name, times]) => [name, median(times)]));
};

/** How many calls of a program end in a second, by that many callers at once. */
export const perSecond = async (program, callers, seconds) => {
  const endMs = performance.now() + seconds * 1000;
  const startedMs = performance.now();
  let calls = 0;
  const caller = async (at) => {
    while (performance.now() < endMs) {
      await program(at);
      calls++;
    }
  };
  await Promise.all(Array.from({ length: callers }, (_, at) => caller(at)));
  return (calls / (performance.now() - startedMs)) * 1000;
};

export const table = (head, rows) => {
  console.log(`| ${head.join(" | ")} |\n|${head.map(() => "---").join("|")}|`);
  for (const row of rows) console.log(`| ${row.join(" | ")} |`);
  console.log("");
};
