import type { Cube, DataModel, Member } from "../../analytics/model/data-model.js";
import { parseMemberPath, type MemberPath } from "../definition/member-path.js";

/** A member together with the cube or view that it was found in. */
export interface FoundMember {
  readonly cube: Cube;
  readonly member: Member;
}

/** The cube or view of that name. */
export const findCube = (model: DataModel, name: string): Cube | undefined =>
  model.cubes.find((cube) => cube.name === name);

/** What `sales.revenue` names in this model. */
export const findMember = (model: DataModel, text: string): FoundMember | undefined => {
  const path = parseMemberPath(text);
  const cube = path === undefined ? undefined : findCube(model, path.cube);
  const member = cube?.members.find(({ name }) => name === path?.member);
  return cube === undefined || member === undefined ? undefined : { cube, member };
};

/**
 * The member of a cube or view that a filter over `text` means there: the same one, or the one that is
 * the same member of the same cube beneath. Undefined where there is none, and so the filter does not
 * reach it.
 */
export const memberIn = (model: DataModel, cube: Cube, text: string): Member | undefined => {
  const found = findMember(model, text);
  if (found === undefined) return undefined;
  if (found.cube === cube) return found.member;
  const source = sourceOf(found);
  return cube.members.find((member) => {
    const other = sourceOf({ cube, member });
    return other.cube === source.cube && other.member === source.member;
  });
};

const sourceOf = ({ cube, member }: FoundMember): MemberPath =>
  member.source ?? { cube: cube.name, member: member.name };
