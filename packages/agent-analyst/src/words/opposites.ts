const ofEach = (words: string, conditions: readonly string[]) =>
  Object.fromEntries(words.split(" ").map((word) => [word, conditions]));

/** What is the opposite of a condition by another word: `failed` of one called `Passed`. */
const opposites: Readonly<Record<string, readonly string[]>> = {
  ...ofEach("failed failing", ["passed", "successful", "succeeded", "ok"]),
  ...ofEach("unsuccessful", ["succeeded", "passed", "won"]),
  ...ofEach("refused rejected declined", ["accepted", "approved"]),
  ...ofEach("lost", ["won"]),
  ...ofEach("absent", ["present", "attended"]),
  ...ofEach("offline", ["online"]),
  ...ofEach("disabled", ["enabled"]),
  ...ofEach("inactive", ["active"]),
  ...ofEach("incomplete", ["complete", "completed"]),
  ...ofEach("invalid", ["valid"]),
  ...ofEach("incorrect wrong", ["correct"]),
};

/** Conditions that a word may be the opposite of: `paid` of `unpaid`, `passed` of `failed`. */
export const oppositesOf = (word: string): readonly string[] => {
  const [, opposed] = /^(?:un|non)(\p{L}{3,})$/u.exec(word) ?? [];
  const others = Object.hasOwn(opposites, word) ? (opposites[word] ?? []) : [];
  return [...(opposed === undefined ? [] : [opposed]), ...others];
};
