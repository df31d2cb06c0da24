const lengthMin = 32;
const distinctCharactersMin = 10;

/**
 * What is wrong with the secret keys. Their strength is judged only in production, where one is
 * also required: everything that is signed and sealed rests on them (F3, T40).
 */
export const secretKeyProblem = (
  secretKeys: readonly string[] | undefined,
  production: boolean,
): readonly string[] => {
  if (secretKeys === undefined) return production ? ["is required in production"] : [];
  if (secretKeys.some((key) => key === "")) return ["must not have an empty key between commas"];
  if (!production) return [];
  const isWeak = (key: string): boolean =>
    key.length < lengthMin || new Set(key).size < distinctCharactersMin;
  return secretKeys.some(isWeak)
    ? [`is too weak: each key needs at least ${lengthMin} random characters`]
    : [];
};
