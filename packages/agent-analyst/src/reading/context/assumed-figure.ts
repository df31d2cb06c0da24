import type { Member } from "@embedded-analytics/domain";

const saying = "You named no measure";

/** What is said of a figure that nobody named. */
export const noteOfAssumed = ({ title, name }: Member): string =>
  `${saying}, so I take ${title || name}.`;

/** Whether a note says that nobody named the figure that is given. */
export const isOfAssumed = (note: string): boolean => note.startsWith(saying);

/** Takes the note of a figure that nobody named out of a list, where that figure is not given after all. */
export const dropAssumed = (notes: string[]): void => {
  const at = notes.findIndex(isOfAssumed);
  if (at >= 0) notes.splice(at, 1);
};
