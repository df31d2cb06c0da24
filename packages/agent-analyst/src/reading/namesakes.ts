import type { Cube, Member } from "@embedded-analytics/domain";
import type { Mentions } from "../mentions/mentions.js";
import type { LogicalForm } from "./logical-form.js";

/** What is said of namesakes; that another cube has such a figure, unless the question says whose it means. */
export const notesOfNamesakes = (
  { form, cube }: { readonly form: LogicalForm; readonly cube: Cube },
  cubes: readonly Cube[],
  { cubeAt }: Pick<Mentions, "cubeAt">,
): readonly string[] => [
  ...namesakeNotes(form, cube, cubes),
  ...(cubeAt.length > 0 ? [] : figureNotes(form, cube, cubes)),
];

/**
 * Dimensions of a reading that another cube or view, which has the same figure, has under the same name with
 * another meaning: the region of a customer, and that of a shop. Answers a sentence for each, which says
 * whose is taken.
 */
const namesakeNotes = (
  form: LogicalForm,
  cube: Cube,
  cubes: readonly Cube[],
): readonly string[] => {
  const [measure] = form.measures;
  const figure = measure?.kind === "measure" ? memberOf(cube, measure.member) : undefined;
  if (figure === undefined) return [];
  const others = cubes.filter(
    (other) =>
      other !== cube &&
      other.public &&
      other.members.some((each) => each.public && originOf(other, each) === originOf(cube, figure)),
  );
  const used = new Set([...form.groupBy, ...form.filters.map(({ member }) => member)]);
  return [...used].flatMap((name) => {
    const member = memberOf(cube, name);
    const twin = member && others.find((other) => hasNamesake(other, cube, member));
    return member === undefined || twin === undefined
      ? []
      : [
          `I take ${member.title || name} from ${cube.title || cube.name}; ${twin.title || twin.name} has another one.`,
        ];
  });
};

/**
 * A sentence where another cube or view could answer as well, with another figure of the same name, and the
 * question does not say which it means.
 */
const figureNotes = (form: LogicalForm, cube: Cube, cubes: readonly Cube[]): readonly string[] => {
  const [measure] = form.measures;
  const figure = measure?.kind === "measure" ? memberOf(cube, measure.member) : undefined;
  if (figure === undefined) return [];
  const used = [...form.groupBy, ...form.filters.map(({ member }) => member)];
  const twin = cubes.find(
    (other) =>
      other !== cube &&
      other.public &&
      hasNamesake(other, cube, figure) &&
      used.every((name) => memberOf(other, name)?.public === true),
  );
  return twin === undefined
    ? []
    : [
        `I take ${figure.title || figure.name} from ${cube.title || cube.name}; ${twin.title || twin.name} has another one.`,
      ];
};

const memberOf = ({ members }: Cube, name: string): Member | undefined =>
  members.find((member) => member.name === name);

const originOf = (cube: Cube, { name, source }: Member): string =>
  source === undefined ? `${cube.name}.${name}` : `${source.cube}.${source.member}`;

/** A member of the same kind and name or title, from another column. */
const hasNamesake = (other: Cube, cube: Cube, member: Member): boolean =>
  other.members.some(
    (each) =>
      each.public &&
      each.kind === member.kind &&
      isNamedLike(each, member) &&
      originOf(other, each) !== originOf(cube, member),
  ) && !other.members.some((each) => originOf(other, each) === originOf(cube, member));

/** Measures with the name `count` count different things where their titles say so. */
const isNamedLike = (each: Member, { kind, name, title }: Member): boolean => {
  const areTitled = each.title !== "" && title !== "";
  if (areTitled && each.title === title) return true;
  return each.name === name && !(kind === "measure" && areTitled);
};
