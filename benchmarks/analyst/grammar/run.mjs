// Generated questions over a model: each is asked, and its statement held against the form that it came from.
import { Chance } from "../../../packages/app/demo/shop/generator/chance.mjs";
import { saysAssumption } from "../judge.mjs";
import { alike, formBy } from "./forms.mjs";
import { meaningOfForm, meaningOfSql } from "./meanings.mjs";
import { phrasings, spoiled } from "./phrases.mjs";

/** So many values of each dimension are questions made of. */
const valuesMax = 40;

/**
 * Asks `count` generated questions, the same for one seed. Answers a record for each: how it was said, the
 * question, and what became of it: right, refused, said (another figure with words that tell) or silent.
 */
export const runGenerated = async (agent, model, values, { count, seed }) => {
  const chance = new Chance(seed);
  const records = [];
  const kinds = [...Object.entries(phrasings), ...Object.entries(spoiled)];
  for (let tries = 0; records.length < count && tries < count * 20; tries++) {
    const form = formBy(model, values, chance);
    if (form === undefined) continue;
    const [kind, say] = chance.pick(kinds);
    const text = say(form, chance);
    const meant = alike(model, form).map(meaningOfForm);
    const answer = await agent.ask(text);
    const sql = answer.results
      .map((result) => result.sql)
      .filter((each) => !isLookUp(each))
      .at(-1);
    const isMeant = sql !== undefined && meant.includes(meaningOfSql(sql));
    const isSpoiled = kind in spoiled;
    records.push({
      kind,
      text,
      sql,
      answer: answer.text,
      isSpoiled,
      outcome: outcomeOf(sql, isMeant, isSpoiled, answer.text),
      seconds: answer.seconds,
    });
  }
  return records;
};

/** A question with a word too many may be read in another way, but not as if the word were not there. */
const outcomeOf = (sql, isMeant, isSpoiled, text) => {
  if (sql === undefined) return "refused";
  if (isSpoiled ? !isMeant : isMeant) return "right";
  return saysAssumption(text) ? "said" : "silent";
};

/** Whether a statement of an agent only looks for the values that words of a question name. */
export const isLookUp = (sql) => sql.startsWith("SELECT dimension, value");

/** A turn may call so many tools. */
const callsMax = 15;

/**
 * Reads values of text dimensions as the user who asks, some in each turn, into `values`; answers whether there
 * are more. A dimension that this user may not read has none.
 */
export const readValues = async (task, values) => {
  const open = task.model.cubes
    .filter((each) => each.public)
    .flatMap((cube) =>
      cube.members
        .filter(
          (member) => member.public && member.kind === "dimension" && member.type === "string",
        )
        .map((member) => ({ key: `${cube.name}.${member.name}`, cube, member })),
    )
    .filter(({ key }) => values[key] === undefined);
  for (const { key, cube, member } of open.slice(0, callsMax)) {
    const sqlQuery = `SELECT ${member.name} FROM ${cube.name} GROUP BY 1 ORDER BY 1 LIMIT ${valuesMax}`;
    const input = { sqlQuery, queryTitle: "Values", description: "Values.", userRequest: "" };
    const { data = [] } = JSON.parse(await task.callTool("svcSqlApi", input));
    values[key] = data.flatMap(([value]) => (typeof value === "string" ? [value] : []));
  }
  return open.length > callsMax;
};

/** How many questions of each kind came out how. */
export const countsOf = (records) => {
  const counts = {};
  for (const { kind, outcome } of records) {
    counts[kind] ??= { questions: 0, right: 0, refused: 0, said: 0, silent: 0 };
    counts[kind].questions++;
    counts[kind][outcome]++;
  }
  return counts;
};
