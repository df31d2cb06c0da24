import { summaryOf } from "./run.mjs";

/** Prints a table for a model: the part that may be looked at, the part that is held out, and both. */
export const printSummaries = (name, records) => {
  const parts = [
    ["seen", records.filter(({ isHeldOut }) => !isHeldOut)],
    ["held out", records.filter(({ isHeldOut }) => isHeldOut)],
    ["all", records],
  ].filter(([, part]) => part.length > 0);
  console.log(
    `| ${name} | questions | right | fitting charts | without answer | refused | wrong, said | silently wrong | steps | tokens | s | s p95 |`,
  );
  console.log(`|${"---|".repeat(12)}`);
  for (const [title, part] of parts) {
    const of = summaryOf(part);
    const cells = [
      title,
      of.questions,
      percent(of.right),
      percent(of.fittingCharts),
      of.withoutAnswer,
      percent(of.refusals),
      of.wrongButSaid,
      of.silentlyWrong,
      of.steps.toFixed(1),
      of.tokens.toFixed(0),
      of.seconds.toFixed(2),
      of.secondsP95.toFixed(2),
    ];
    console.log(`| ${cells.join(" | ")} |`);
  }
  console.log("");
};

/** Prints, of a model whose questions have classes, what became of those of each class. */
export const printClasses = (name, records) => {
  const kinds = [...new Set(records.map(({ kind }) => kind))];
  if (kinds.length < 2) return;
  const columns = [
    "right",
    "refused",
    "wrong, said",
    "silently wrong",
    "refused rightly",
    "answered",
  ];
  console.log(`| ${name} | questions | ${columns.join(" | ")} |`);
  console.log(`|${"---|".repeat(columns.length + 2)}`);
  for (const kind of kinds) {
    const part = records.filter((record) => record.kind === kind);
    const cells = columns.map(
      (column) => part.filter((record) => verdictOf(record) === column).length || "",
    );
    console.log(`| ${kind} | ${part.length} | ${cells.join(" | ")} |`);
  }
  console.log("");
};

/** `answered` is a figure for a question that has none; any other word is about a figure that exists. */
const verdictOf = ({ outcome, isGood, hasAnswer }) => {
  if (!hasAnswer) return isGood ? "refused rightly" : "answered";
  return { right: "right", refused: "refused", said: "wrong, said", silent: "silently wrong" }[
    outcome
  ];
};

const percent = (share) => (share === undefined ? "" : `${(share * 100).toFixed(1)} %`);

/** Prints what was not answered as it should be. */
export const printMisses = (records) => {
  for (const { asked, kind, isGood, outcome, truths, answer, error, sql } of records) {
    if (isGood) continue;
    console.log(`[${outcome}, ${kind}] ${asked.join(" → ")}`);
    for (const rows of truths) console.log(`  true: ${JSON.stringify(rows).slice(0, 200)}`);
    if (sql.length > 0) console.log(`  sql:  ${sql.at(-1)}`);
    console.log(`  said: ${(error ?? answer).replaceAll("\n", " ").slice(0, 300)}\n`);
  }
};
