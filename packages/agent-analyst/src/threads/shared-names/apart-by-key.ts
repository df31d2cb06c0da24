import type { AgentEvent, AgentTask } from "@embedded-analytics/domain";
import { byKey, namesGoneBy, type NamesGoneBy } from "../../plan/shared-names/shared-names.js";
import type { Understanding } from "../../reading/context/understanding.js";
import { overAllThings } from "../../reading/ratios/two-cubes/those-with-any.js";
import { thinking } from "../../tools/say.js";
import { readSqlResult } from "../../tools/tool-answers.js";
import { userRequestOf, type Tools } from "../../tools/tools.js";
import type { SharedNames } from "./note-of-shared.js";

/** A reading by what tells its things apart, and the names of several that it has to say. */
export interface ToldApart {
  readonly understood: Understanding;
  readonly names: readonly SharedNames[];
}

/**
 * Two stylists of one name are two. Where a reading goes by names, this looks up under the rights of the user who asks which of
 * them several have: then a row stands for each key with its name, and without a key the answer has to say it.
 */
export async function* apartByKey(
  read: Understanding,
  task: AgentTask,
  tools: Tools,
): AsyncGenerator<AgentEvent, ToldApart> {
  let understood = read;
  const said: SharedNames[] = [];
  for (const names of namesGoneBy(read.form, read.cube, task.model.cubes)) {
    const found = await sharedOf(names, task, tools);
    if (found === undefined) continue;
    yield thinking("Several have one name here, which I take care of.");
    const apart = toldApart(understood, found, task.model.cubes);
    understood = apart.understood;
    said.push(...apart.names);
  }
  return { understood, names: said };
}

/** Those of the names that more than one has; undefined where each has its own. */
const sharedOf = async (
  names: NamesGoneBy,
  task: AgentTask,
  tools: Tools,
): Promise<SharedNames | undefined> => {
  const result = readSqlResult(
    await tools.call("svcSqlApi", {
      sqlQuery: names.sql,
      queryTitle: "Names of several",
      description: "Looks up which names more than one has.",
      userRequest: userRequestOf(task),
    }),
  );
  if (!result.ok) return undefined;
  const shared = result.data.flatMap(([, name]) => (typeof name === "string" ? [name] : []));
  const many = result.data.map(([, , each]) => Number(each ?? Number.NaN));
  const total = Math.max(result.totalRows, shared.length);
  return shared.length === 0 ? undefined : { ...names, shared, many, total };
};

/** A reading with a row, or a count, for each key; else over all of its things, or as it is, with what is to be said of the names. */
const toldApart = (
  understood: Understanding,
  names: SharedNames,
  cubes: AgentTask["model"]["cubes"],
): ToldApart => {
  const keyed = byKey(understood.form, names);
  if (keyed !== undefined) return { understood: { ...understood, form: keyed }, names: [] };
  const ofAll = names.goneBy === "things" ? overAllThings(understood, cubes) : undefined;
  return ofAll === undefined ? { understood, names: [names] } : { understood: ofAll, names: [] };
};
