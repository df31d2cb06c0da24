import * as Effect from "effect/Effect";
import { loadModelAccess } from "../../analytics/access/model-access.js";
import type { Cube } from "../../analytics/model/data-model.js";
import { visibleModel } from "../../analytics/policies/visible-model.js";
import type { Assistant, AssistantAnswer } from "../assistant.js";
import { fitItems } from "../text/fit-items.js";
import { fitLines } from "../text/fit-lines.js";
import { oneLine } from "../text/one-line.js";

/** All cubes and views that the user may see, a line each, views first, since they are made for readers. */
export const modelOverview = (assistant: Assistant) =>
  Effect.gen(function* () {
    const { model, access } = yield* loadModelAccess(assistant.session);
    const cubes = visibleModel(model, access).cubes.toSorted(viewsFirst);
    const lines = cubes.length === 0 ? ["This user may see no data."] : cubes.map(lineOf);
    const named = cubes.map(({ name, kind, title, members }) => ({
      name,
      kind,
      title,
      members: members.length,
    }));
    const { shown, cut } = fitItems(named);
    return {
      text: fitLines(lines, "search for the others"),
      structured: { cubes: shown, cut },
    } satisfies AssistantAnswer;
  });

const viewsFirst = (left: Cube, right: Cube): number =>
  Number(left.kind === "cube") - Number(right.kind === "cube");

const lineOf = ({ name, kind, title, description, members }: Cube): string =>
  [
    `${name} (${kind}, ${members.length} members) "${oneLine(title)}"`,
    ...(description === undefined ? [] : [`- ${oneLine(description)}`]),
  ].join(" ");
