import type { Cube, Member } from "@embedded-analytics/domain";

/** The description of codes that a column takes from another cube, by the column's name. */
export type LentCodes = ReadonlyMap<string, string>;

const codes = /(?:^|[\s,;:(])[A-Z][A-Z0-9]{1,7}[\s=:–-]+\p{Ll}{2,}/u;

const isText = ({ kind, type, public: isPublic }: Member): boolean =>
  kind === "dimension" && type === "string" && isPublic;

const keyOf = ({ name, title }: Member): string => JSON.stringify([name, title]);

/** Descriptions of codes by the name and title of their columns, of all cubes that the user sees; none where two differ. */
export const describedCodes = (cubes: readonly Cube[]): ReadonlyMap<string, string | undefined> => {
  const found = new Map<string, string | undefined>();
  for (const member of cubes.flatMap(({ members }) => members)) {
    const { description = "" } = member;
    if (!isText(member) || !codes.test(description)) continue;
    const key = keyOf(member);
    found.set(key, found.has(key) && found.get(key) !== description ? undefined : description);
  }
  return found;
};

/**
 * What columns of a cube without a description have explained in another one under the same name: an author says once that `RET`
 * is a retail store, in the list of sites, and not again where complaints name the `Site type` as well.
 */
export const lentCodes = (
  { members }: Cube,
  described: ReadonlyMap<string, string | undefined>,
): LentCodes =>
  new Map(
    members.flatMap((member) => {
      const lent = isText(member) && !member.description ? described.get(keyOf(member)) : undefined;
      return lent === undefined ? [] : [[member.name, lent]];
    }),
  );

/** The cube with what it was lent. */
export const withLent = (cube: Cube, lent: LentCodes): Cube =>
  lent.size === 0
    ? cube
    : {
        ...cube,
        members: cube.members.map((member) => {
          const description = lent.get(member.name);
          return description === undefined ? member : { ...member, description };
        }),
      };
