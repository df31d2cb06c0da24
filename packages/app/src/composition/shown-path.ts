import { relative } from "node:path";

/** A path as a person in the working directory would write it: from there where it lies below. */
export const shownPath = (path: string): string => {
  const near = relative(process.cwd(), path);
  return near.startsWith("..") ? path : near;
};
