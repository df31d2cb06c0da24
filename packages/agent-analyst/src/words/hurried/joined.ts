/** Whether a word of a vocabulary is two of its words written as one, as `subjectarea` is, or their stems. */
export const isJoined = (
  word: string,
  vocabulary: ReadonlySet<string>,
  stemOf: (word: string) => string,
): boolean =>
  [...vocabulary].some((first) =>
    [first, stemOf(first)].some((start) => {
      const rest = word.slice(start.length);
      return (
        start.length > 1 &&
        rest.length > 1 &&
        word.startsWith(start) &&
        [...vocabulary].some((second) => second === rest || stemOf(second) === rest)
      );
    }),
  );
