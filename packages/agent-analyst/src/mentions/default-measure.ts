import type { Cube, Member } from "@embedded-analytics/domain";

/** The first of a cube is the one that its author thought of first. */
export const defaultMeasure = (cube: Cube): Member | undefined =>
  cube.members.find(({ kind, public: isPublic }) => kind === "measure" && isPublic);
