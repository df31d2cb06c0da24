// What the answers with several rows are to be drawn as, and in which order their rows are true.

/** A value for each group, in any order. */
export const groups = { chart: "groups", anyOrder: true };
/** The first groups, in their order. */
export const ranked = { chart: "groups" };
/** A value for each time, in the order of time. */
export const series = { chart: "series" };
/** Parts of a whole, in any order. */
export const share = { chart: "share", anyOrder: true };
