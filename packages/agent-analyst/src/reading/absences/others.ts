import type { Cube, Member } from "@embedded-analytics/domain";
import { isDerived } from "../../words/derived.js";
import { stemOf } from "../../words/stem.js";
import { wordsOfName, type Token } from "../../words/token.js";
import { linkByKeys, type Link } from "./links/by-keys.js";

/** Whether a figure is called so, or counts what this verb does: `placements` of `never placed`. */
export const isCounting = (object: readonly Token[], measure: Member): boolean => {
  const names = namesOf(measure);
  const [verb, ...others] = object;
  return (
    isCalled(object, names) ||
    (verb !== undefined &&
      others.length === 0 &&
      (names.some((name) => isDerived(verb.stem, wordsOfName(name).map(stemOf).join(" "))) ||
        isDoneCount(verb, measure))) ||
    isOfDeed(object, measure)
  );
};

/**
 * `applied for a loan`, where the rows are `loan applications`, and `delivered late` of `Late deliveries`: the verb makes the
 * noun, and whatever else stands there is said by the name.
 */
const isOfDeed = ([verb, ...things]: readonly Token[], measure: Member): boolean => {
  if (verb === undefined || things.length === 0 || measure.aggregate !== "count") return false;
  const said = things.map(({ stem }) => stem);
  const rows = wordsOfName(`${measure.source?.cube ?? ""} ${measure.title}`).map(stemOf);
  return namesOf(measure).some((name) => {
    const words = wordsOfName(name).map(stemOf);
    const others = words.filter((word) => !isDerived(verb.stem, word));
    return (
      others.length === words.length - 1 &&
      others.every((word) => said.includes(word)) &&
      said.every((word) => rows.includes(word))
    );
  });
};

/** `finished` of `Finished jobs`: the count of what that was done to. */
const isDoneCount = ({ word, stem }: Token, { title, aggregate }: Member): boolean => {
  const [first = "", ...things] = wordsOfName(title);
  return (
    aggregate === "count" &&
    things.length > 0 &&
    /^\p{L}{3,}ed$/u.test(word) &&
    /ed$/.test(first) &&
    stemOf(first) === stem
  );
};

/** Whether these words are one of these names, whatever their forms. */
export const isCalled = (tokens: readonly Token[], names: readonly string[]): boolean => {
  const said = tokens.map(({ stem }) => stem).join(" ");
  // A figure that is called `Count` alone has no name of things.
  return said !== "" && names.some((name) => wordsOfName(name).map(stemOf).join(" ") === said);
};

const countless = new Set("count number total sum of".split(" "));

export const namesOf = (measure: Member): readonly string[] =>
  [measure.name, measure.title, ...measure.synonyms].map((name) =>
    wordsOfName(name)
      .filter((word) => !countless.has(word))
      .join(" "),
  );

export const countedIn = ({ members }: Cube): readonly Member[] =>
  members.filter(
    ({ kind, aggregate, public: isPublic }) =>
      kind === "measure" && isPublic && (aggregate === "count" || aggregate === "sum"),
  );

/** The member of both, keys before names; a name by its key, where both show it. */
export const linkOf = (own: Cube, other: Cube): Link | undefined => {
  const link = plainLinkOf(own, other);
  return link && (linkByKeys(own, other, link) ?? link);
};

const plainLinkOf = (own: Cube, other: Cube): Link | undefined => {
  const home = homeOf(own);
  const links = own.members.flatMap((link) => {
    const source = link.source ?? { cube: own.name, member: link.name };
    if (source.cube !== home) return [];
    const isKey = link.kind === "dimension" && link.public && link.type !== "time" && link.type !== "boolean"; // prettier-ignore
    const otherLink = other.members.find(
      (each) =>
        each.public && each.source?.cube === source.cube && each.source.member === source.member,
    );
    const isName =
      /(^|_)(id|key|code|name|title|no|nr|number|ref|plate|isbn)$/i.test(link.name) ||
      // `Listing number`.
      /\p{L} (number|code|reference|id)$/iu.test(link.title) ||
      isCalledLike(link, own);
    return isKey && isName && otherLink !== undefined ? [{ link, otherLink }] : [];
  });
  return (
    // A key that the other rows hold says which one it was; a name may be that of several.
    links.find(({ link }) => /(^|_)id$/i.test(link.name)) ??
    foreignKeyOf(own, other) ??
    links[0] ??
    nameElsewhere(own, other)
  );
};

/** `Seller` of listings, a cube that says no more of where it has that from, is the name of `sellers`, where it is called so. */
const nameElsewhere = (own: Cube, other: Cube) => {
  if (own.kind !== "cube" || other.kind !== "cube") return undefined;
  const isText = ({ kind, type, public: isPublic }: Member): boolean =>
    kind === "dimension" && type === "string" && isPublic;
  const link = own.members.find((each) => isText(each) && isCalledLike(each, own));
  const same = other.members.filter((each) => isText(each) && each.title === link?.title);
  const otherLink = soleOf(same);
  return link === undefined || link.title === "" || otherLink === undefined
    ? undefined
    : { link, otherLink };
};

/** `cabin_id` of another cube, by the usual name of a key that leads to `id` of `cabins`. */
const foreignKeyOf = (own: Cube, other: Cube) => {
  if (own.kind !== "cube") return undefined;
  const isKeyColumn = ({ kind, public: isPublic }: Member): boolean =>
    kind === "dimension" && isPublic;
  const link = own.members.find((each) => isKeyColumn(each) && /^(id|key)$/i.test(each.name));
  const rows = wordsOfName(own.name).map(stemOf).join(" ");
  const otherLink = other.members.find((each) => {
    const words = wordsOfName(each.name);
    return (
      isKeyColumn(each) &&
      each.type === link?.type &&
      words.at(-1) === link.name.toLowerCase() &&
      words.slice(0, -1).map(stemOf).join(" ") === rows
    );
  });
  return link === undefined || otherLink === undefined ? undefined : { link, otherLink };
};

/** `carrier` of `carriers` is its name. */
const isCalledLike = ({ name, source }: Member, own: Cube): boolean =>
  stemOf(name) === stemOf(source?.cube ?? own.name);
/** The cube whose rows are counted: a view of policies that names their brokers has a row for each policy. */
export const homeOf = ({ kind, name, members }: Cube): string | undefined =>
  kind === "cube"
    ? name
    : members.find(({ aggregate, public: isPublic }) => aggregate === "count" && isPublic)?.source
        ?.cube;

/**
 * The cube whose rows are called so and counted by nothing, `results` of which the model has sums alone: any row of theirs
 * says that there is one.
 */
export const rowsOf = (own: Cube, object: readonly Token[], cubes: readonly Cube[]) => {
  for (const other of cubes) {
    if (other === own || !other.public) continue;
    const figures = countedIn(other);
    const homes = new Set(figures.map(({ source }) => source?.cube ?? other.name));
    const names = [other.name, other.title, ...other.synonyms, ...homes];
    const isCounted = figures.some(({ aggregate }) => aggregate === "count");
    const link = homes.size === 1 && !isCounted ? linkOf(own, other) : undefined;
    if (link !== undefined && isCalled(object, names))
      return { ...link, other, measure: undefined };
  }
  return undefined;
};

export const soleOf = <Each>([first, ...others]: readonly Each[]): Each | undefined =>
  others.length === 0 ? first : undefined;
