import type { AgentEvent, AgentTask, JsonObject } from "@embedded-analytics/domain";
import { chartOf, type Chart } from "./answer/chart/chart.js";
import { scopeOfForm, titleOfForm } from "./answer/describe-form.js";
import { plainText } from "./answer/figures.js";
import type { Statement } from "./plan/columns.js";
import { statementOf } from "./plan/statement.js";
import type { Understanding } from "./reading/context/understanding.js";
import { rowsInstead } from "./reading/figures/rows-instead.js";
import { lastInstead } from "./reading/times/coming/last-instead.js";
import { holdsNothing } from "./reading/times/to-come.js";
import { thinking } from "./tools/say.js";
import { readSqlResult, type ToolAnswer } from "./tools/tool-answers.js";
import { userRequestOf, type Tools } from "./tools/tools.js";

/** A question as it was asked of the data, and what came of it. */
interface AskedData {
  readonly asked: Understanding;
  readonly statement: Statement;
  readonly result: ToolAnswer;
  readonly drawn: Chart | undefined;
}

/** What all statements of one question have in common. */
interface Ground {
  readonly task: AgentTask;
  /** The result that the question refines (D11). */
  readonly refined: string | undefined;
}

/** Asks the data, and where they hold nothing for what was assumed, for what may have been meant instead. */
export async function* askTheData(
  understood: Understanding,
  ground: Ground,
  tools: Tools,
): AsyncGenerator<AgentEvent, AskedData> {
  const first = yield* askOnce(understood, ground, tools);
  if (!isEmpty(first)) return first;
  const last = lastInstead(understood);
  if (last !== undefined) {
    yield thinking("Nothing is planned for then, so I look at the last time of that name.");
    return yield* askTheData(last, ground, tools);
  }
  const rows = rowsInstead(understood);
  if (rows === undefined) return first;
  yield thinking("There is none in what I took, so I look whether there are any at all.");
  const second = yield* askOnce(rows, ground, tools);
  return isEmpty(second) ? first : second;
}

const isEmpty = ({ result }: AskedData): boolean => result.ok && holdsNothing(result.data);

async function* askOnce(
  understood: Understanding,
  { task, refined }: Ground,
  tools: Tools,
): AsyncGenerator<AgentEvent, AskedData> {
  const { form, cube } = understood;
  const statement = statementOf(
    form,
    task.model.cubes.map(({ name }) => name),
  );
  const queryTitle = titleOfForm(form, cube);
  const scope = scopeOfForm(form, cube);
  yield thinking(
    `I take it as: ${queryTitle}${scope === "" ? "" : ` (${scope})`}, from ${plainText(cube.title || cube.name)}.`,
  );
  for (const note of understood.notes) yield thinking(note);
  const chart = chartOf(form, cube, statement);
  const input = {
    sqlQuery: statement.sql,
    queryTitle,
    description: `${queryTitle}${scope === "" ? "" : `; ${scope}`}`,
    userRequest: userRequestOf(task),
    ...(refined === undefined ? {} : { memoryId: refined }),
  };
  return { asked: understood, statement, ...(await runStatement(tools, input, chart)) };
}

/** A chart that cannot be drawn is no reason for no answer. */
const runStatement = async (tools: Tools, input: JsonObject, chart: Chart | undefined) => {
  const run = async (drawn?: Chart) => {
    const ofChart = drawn && {
      queryTitle: drawn.title,
      vegaSpec: JSON.stringify(drawn.specification),
    };
    return {
      result: readSqlResult(await tools.call("svcSqlApi", { ...input, ...ofChart })),
      drawn,
    };
  };
  const { result, drawn } = await run(chart);
  const isOfChart = drawn !== undefined && !result.ok && result.error.startsWith("The vegaSpec");
  return isOfChart ? run() : { result, drawn };
};
