import type { DataModel } from "../../analytics/model/data-model.js";
import type { Suggest } from "../../shared/text/closest.js";
import { findCube } from "../compile/find-member.js";
import { parseMemberPath } from "../definition/member-path.js";

/** What statements may name: nothing that is not public. */
export const publicModel = (model: DataModel): DataModel => ({
  ...model,
  cubes: model.cubes
    .filter((cube) => cube.public)
    .map((cube) => ({ ...cube, members: cube.members.filter((member) => member.public) })),
});

/** That a member is not there, with what was most likely meant. */
export const unknownMember = (model: DataModel, path: string, suggest: Suggest): string => {
  const parsed = parseMemberPath(path);
  const cube = parsed === undefined ? undefined : findCube(model, parsed.cube);
  if (cube !== undefined) {
    const names = cube.members.map(({ name }) => name);
    return `there is no member ${parsed?.member ?? ""} in ${cube.name}${suggest(parsed?.member ?? "", names)}`;
  }
  const names = model.cubes.map(({ name }) => name);
  return `there is no cube or view ${parsed?.cube ?? path}${suggest(parsed?.cube ?? path, names)}`;
};
