const lengthMin = 32;
const distinctCharactersMin = 10;

/** Where the keys are used. */
interface Use {
  readonly production: boolean;
  /** By several instances: what one has signed another one reads. */
  readonly isShared: boolean;
}

/**
 * What is wrong with the secret keys. Their strength is judged only in production, where one is
 * also required, as it is where instances share it: everything that is signed and sealed rests on
 * them (F3, T40).
 */
export const secretKeyProblem = (
  secretKeys: readonly string[] | undefined,
  { production, isShared }: Use,
): readonly string[] => {
  if (secretKeys === undefined) {
    if (production) return ["is required in production"];
    return isShared ? ["is required with REDIS_URL: all instances share it"] : [];
  }
  if (secretKeys.some((key) => key === "")) return ["must not have an empty key between commas"];
  if (!production) return [];
  const isWeak = (key: string): boolean =>
    key.length < lengthMin || new Set(key).size < distinctCharactersMin;
  return secretKeys.some(isWeak)
    ? [`is too weak: each key needs at least ${lengthMin} random characters`]
    : [];
};
