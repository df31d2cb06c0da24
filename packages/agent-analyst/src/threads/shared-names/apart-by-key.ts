import type { AgentEvent, AgentTask } from "@embedded-analytics/domain";
import { byKey, namesGoneBy } from "../../plan/shared-names/shared-names.js";
import type { Understanding } from "../../reading/context/understanding.js";
import { overAllThings } from "../../reading/ratios/two-cubes/those-with-any.js";
import { thinking } from "../../tools/say.js";
import { readSqlResult } from "../../tools/tool-answers.js";
import { userRequestOf, type Tools } from "../../tools/tools.js";
import type { SharedNames } from "./note-of-shared.js";

/** A reading by what tells its things apart, or the names of several that it has to say. */
export interface ToldApart {
  readonly understood: Understanding;
  readonly names: SharedNames | undefined;
}

/**
 * Two stylists of one name are two. Where a reading goes by names, this looks up under the rights of the user who asks which of
 * them several have: then a row stands for each key with its name, and without a key the answer has to say it.
 */
export async function* apartByKey(
  understood: Understanding,
  task: AgentTask,
  tools: Tools,
): AsyncGenerator<AgentEvent, ToldApart> {
  const { form, cube } = understood;
  const names = namesGoneBy(form, cube, task.model.cubes);
  if (names === undefined) return { understood, names };
  const result = readSqlResult(
    await tools.call("svcSqlApi", {
      sqlQuery: names.sql,
      queryTitle: "Names of several",
      description: "Looks up which names more than one has.",
      userRequest: userRequestOf(task),
    }),
  );
  const found = result.ok ? result : { data: [], totalRows: 0 };
  const shared = found.data.flatMap(([, name]) => (typeof name === "string" ? [name] : []));
  if (shared.length === 0) return { understood, names: undefined };
  yield thinking("Several have one name here, which I take care of.");
  const keyed = byKey(form, names);
  const said = { ...names, shared, total: Math.max(found.totalRows, shared.length) };
  if (keyed === undefined) {
    const ofAll = names.goneBy === "things" ? overAllThings(understood, task.model.cubes) : undefined; // prettier-ignore
    return ofAll === undefined
      ? { understood, names: said }
      : { understood: ofAll, names: undefined };
  }
  const isLinked = form.absentFrom?.member === names.name.name;
  return {
    understood: { ...understood, form: keyed },
    names: isLinked ? { ...said, goneBy: "things" } : undefined,
  };
}
