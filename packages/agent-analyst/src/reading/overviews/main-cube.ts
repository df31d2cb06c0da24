import { isGroupingDimension, type Cube, type Member } from "@embedded-analytics/domain";
import { defaultMeasure } from "../../mentions/default-measure.js";

/** The cube or view that tells most, and what it shows. */
export interface MainCube {
  readonly cube: Cube;
  readonly measures: readonly Member[];
  readonly groups: readonly Member[];
  readonly time: Member | undefined;
}

/** What somebody is shown who names nothing: a view rather than a cube, with the most figures and groups; undefined without measures. */
export const mainCube = (cubes: readonly Cube[]): MainCube | undefined => {
  const [best] = cubes
    .filter((cube) => cube.public && defaultMeasure(cube) !== undefined)
    .map((cube) => {
      const shown = cube.members.filter((member) => member.public);
      const measures = shown.filter(({ kind }) => kind === "measure");
      const groups = shown.filter(isGroupingDimension);
      const time = shown.find(({ kind, type }) => kind === "dimension" && type === "time");
      const richness =
        (cube.kind === "view" ? 1000 : 0) +
        Math.min(measures.length, 20) +
        groups.length +
        (time ? 10 : 0);
      return { cube, measures, groups, time, richness };
    })
    .sort((left, right) => right.richness - left.richness);
  return best;
};
