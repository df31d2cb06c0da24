// Asks an agent questions, and judges what it says.
import { judge } from "./judge.mjs";

/** Asks threads one after the other; answers a record for each question. */
export const runThreads = async (threads, agent, truth) => {
  const records = [];
  for (const { questions, isHeldOut, kind } of threads) {
    let chatId;
    for (const [at, question] of questions.entries()) {
      const answer = await agent.ask(question.text, chatId);
      chatId = answer.chatId;
      const truths = await Promise.all(question.truths.map((sql) => truth.rows(sql)));
      records.push({
        asked: questions.slice(0, at + 1).map(({ text }) => text),
        isHeldOut,
        kind,
        hasAnswer: question.why === undefined,
        ...judge(question, truths, answer),
        truths,
        answer: answer.text,
        error: answer.error,
        sql: answer.results.map(({ sql }) => sql),
        steps: answer.steps,
        tokens: answer.tokens,
        seconds: answer.seconds,
      });
    }
  }
  return records;
};

/** Shares and means of records; a share is undefined where nothing was to be judged. */
export const summaryOf = (records) => {
  const answered = records.filter(({ hasAnswer }) => hasAnswer);
  const unanswerable = records.filter(({ hasAnswer }) => !hasAnswer);
  const charts = records.filter(({ chart }) => chart !== undefined);
  const seconds = records.map((each) => each.seconds).sort((left, right) => left - right);
  return {
    questions: answered.length,
    right: shareOf(answered, ({ isGood }) => isGood),
    fittingCharts: shareOf(charts, ({ chart }) => chart),
    withoutAnswer: unanswerable.length,
    refusals: shareOf(unanswerable, ({ isGood }) => isGood),
    wrongButSaid: records.filter(({ isGood, outcome }) => !isGood && outcome === "said").length,
    silentlyWrong: records.filter(({ outcome }) => outcome === "silent").length,
    steps: meanOf(records, "steps"),
    tokens: meanOf(records, "tokens"),
    seconds: meanOf(records, "seconds"),
    secondsP95: seconds[Math.floor(seconds.length * 0.95)],
  };
};

const shareOf = (records, is) =>
  records.length === 0 ? undefined : records.filter(is).length / records.length;

const meanOf = (records, name) =>
  records.reduce((sum, record) => sum + record[name], 0) / Math.max(1, records.length);
