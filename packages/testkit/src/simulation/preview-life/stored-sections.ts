/** All that is stored, as records by the name of their table, out of the dump of any store. */
const sectionsOf = (dump: string): ReadonlyMap<string, readonly string[]> => {
  if (!dump.startsWith("{")) return new Map(dump.split("\n\n").map(tableOf));
  const tables = JSON.parse(dump) as Record<string, readonly unknown[]>;
  return new Map(
    Object.entries(tables).map(([name, records]) => [
      name,
      records.map((record) => JSON.stringify(record)).toSorted(),
    ]),
  );
};

const tableOf = (section: string): [name: string, records: readonly string[]] => {
  const [title = "", ...rows] = section.split("\n");
  return [title.split(":")[0] ?? "", rows.filter((row) => row !== "").toSorted()];
};

/** What a preview may leave behind: its session, its entry of the audit log, and the agent's use. */
const ofPreviews = /audit|usage/i;
const ofSessions = /session/i;

/** What has become another one, but for what a preview may leave; a table by its name. */
export const tracesBetween = (before: string, after: string): readonly string[] => {
  const then = sectionsOf(before);
  return [...sectionsOf(after)].flatMap(([name, records]) => {
    const earlier = then.get(name) ?? [];
    if (ofPreviews.test(name)) return [];
    if (ofSessions.test(name)) {
      const isKept = earlier.every((record) => records.includes(record));
      return isKept && records.length === earlier.length + 1 ? [] : [name];
    }
    return JSON.stringify(records) === JSON.stringify(earlier) ? [] : [name];
  });
};
