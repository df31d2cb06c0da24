import * as Effect from "effect/Effect";
import * as Schema from "effect/Schema";
import { loadModelAccess } from "../../analytics/access/model-access.js";
import type { Cube, Member } from "../../analytics/model/data-model.js";
import { visibleModel } from "../../analytics/policies/visible-model.js";
import { shortText } from "../../analytics/tools/tool-input.js";
import type { JsonObject } from "../../shared/json/json.js";
import type { Assistant, AssistantAnswer } from "../assistant.js";
import { fitItems } from "../text/fit-items.js";
import { fitLines } from "../text/fit-lines.js";
import { oneLine } from "../text/one-line.js";
import { exampleStatement } from "./example-statement.js";
import { toolArguments } from "./tool-arguments.js";

const namesMax = 50;

const readArguments = toolArguments(
  Schema.Struct({
    names: Schema.Array(shortText(600)).check(Schema.isMinLength(1), Schema.isMaxLength(namesMax)),
  }),
);

/**
 * Cubes, views (`orders`) and members (`orders.count`) by `{names}`, 1 to 50, with types, formats, other
 * words and an example statement. A name that the user may not see is missing like one that is not there.
 */
export const describeData = (assistant: Assistant, input: unknown) =>
  Effect.gen(function* () {
    const { names } = yield* readArguments(input);
    const { model, access } = yield* loadModelAccess(assistant.session);
    const { cubes } = visibleModel(model, access);
    const described = cubes.flatMap((cube) => describedIn(cube, names));
    const found = new Set(described.flatMap(({ asked }) => asked));
    const missing = [...new Set(names.filter((name) => !found.has(name)))];
    const lines = [
      ...described.flatMap(linesOf),
      ...missing.map((name) => `${name}: there is no such name. Search for it.`),
    ];
    const { shown, cut } = fitItems(described.map(dataOf));
    return {
      text: fitLines(lines, "describe fewer names"),
      structured: { cubes: shown, missing, cut },
    } satisfies AssistantAnswer;
  });

/** A cube with those of its members that were asked for. */
interface Described {
  readonly cube: Cube;
  readonly members: readonly Member[];
  readonly asked: readonly string[];
}

const describedIn = (cube: Cube, names: readonly string[]): readonly Described[] => {
  const whole = names.includes(cube.name);
  const named = cube.members.filter(({ name }) => names.includes(`${cube.name}.${name}`));
  const members = whole ? cube.members : named;
  if (members.length === 0) return [];
  const asked = named.map(({ name }) => `${cube.name}.${name}`);
  return [{ cube, members, asked: whole ? [cube.name, ...asked] : asked }];
};

const linesOf = ({ cube, members }: Described): readonly string[] => [
  `${cube.name} (${cube.kind}) ${wordsOf(cube)}`,
  ...(cube.defaultTime === undefined ? [] : [`  default time: ${cube.name}.${cube.defaultTime}`]),
  ...members.map((each) => `  ${cube.name}.${each.name} ${kindOf(each)} ${wordsOf(each)}`),
  `  example: ${exampleStatement(cube)}`,
];

const kindOf = ({ kind, type, aggregate, format, unit }: Member): string =>
  [
    kind === "measure" ? `measure (${aggregate ?? type})` : `${kind} (${type})`,
    ...(format === undefined ? [] : [format]),
    ...(unit === undefined ? [] : [`in ${unit}`]),
  ].join(" ");

const wordsOf = ({ title, description, synonyms }: Cube | Member): string =>
  [
    `"${title}"`,
    ...(description === undefined ? [] : [`- ${description}`]),
    ...(synonyms.length === 0 ? [] : [`(also: ${synonyms.join(", ")})`]),
  ]
    .map(oneLine)
    .join(" ");

const dataOf = ({ cube, members }: Described): JsonObject => ({
  name: cube.name,
  kind: cube.kind,
  title: cube.title,
  ...(cube.description === undefined ? {} : { description: cube.description }),
  ...(cube.defaultTime === undefined ? {} : { defaultTime: cube.defaultTime }),
  synonyms: cube.synonyms,
  members: members.map(memberDataOf),
  exampleSql: exampleStatement(cube),
});

const memberDataOf = (member: Member): JsonObject => ({
  name: member.name,
  kind: member.kind,
  type: member.type,
  ...(member.aggregate === undefined ? {} : { aggregate: member.aggregate }),
  ...(member.format === undefined ? {} : { format: member.format }),
  ...(member.unit === undefined ? {} : { unit: member.unit }),
  title: member.title,
  ...(member.description === undefined ? {} : { description: member.description }),
  synonyms: member.synonyms,
});
