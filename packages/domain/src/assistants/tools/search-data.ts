import * as Effect from "effect/Effect";
import * as Schema from "effect/Schema";
import { searchModel } from "../../analytics/tools/svc-meta.js";
import { optionalText } from "../../analytics/tools/tool-input.js";
import type { FoundCube, FoundMember } from "../../analytics/tools/tool-results.js";
import type { Assistant, AssistantAnswer } from "../assistant.js";
import { fitItems } from "../text/fit-items.js";
import { fitLines } from "../text/fit-lines.js";
import { oneLine } from "../text/one-line.js";
import { toolArguments } from "./tool-arguments.js";

const readArguments = toolArguments(Schema.Struct({ query: optionalText(1000) }));

/**
 * Cubes, views and members that fit `{query}`, the best first, out of what the user may see and of
 * nothing else (I1); without words the beginning of the model.
 */
export const searchData = (assistant: Assistant, input: unknown) =>
  Effect.gen(function* () {
    const { query } = yield* readArguments(input);
    const { cubes, totalCubes } = yield* searchModel(assistant.session, query ?? "");
    const lines = cubes.length === 0 ? ["Nothing was found."] : cubes.flatMap(linesOfCube);
    const more =
      totalCubes === undefined
        ? []
        : [`(${cubes.length} of ${totalCubes} are shown: ask for less)`];
    const { shown, cut } = fitItems(
      cubes.map((cube) => ({ ...cube, members: cube.members.map((each) => ({ ...each })) })),
    );
    return {
      text: fitLines([...lines, ...more], "search for less"),
      structured: {
        cubes: shown,
        cut,
        ...(totalCubes === undefined ? {} : { totalCubes }),
      },
    } satisfies AssistantAnswer;
  });

const linesOfCube = (cube: FoundCube): readonly string[] => [
  `${cube.name} (${cube.type}) ${titled(cube)}`,
  ...cube.members.map(
    (member) => `  ${cube.name}.${member.name} ${kindOf(member)} ${titled(member)}`,
  ),
  ...(cube.totalMembers === undefined ? [] : [`  (of ${cube.totalMembers} members: describe it)`]),
];

const kindOf = ({ type, aggType }: FoundMember): string =>
  aggType === undefined ? type : `measure (${aggType})`;

const titled = ({
  title,
  description,
}: {
  readonly title: string;
  readonly description?: string;
}) => oneLine([`"${title}"`, ...(description ? [`- ${description}`] : [])].join(" "));
