// Written as escapes, so that nobody has to see which invisible letters are meant.
const controlCharacter = /[\u0000-\u001f\u007f-\u009f]/u;
const isAscii = /^[\u0000-\u007f]*$/;
const encoder = new TextEncoder();

// White space, controls, and what Unicode says is drawn as nothing, such as a zero-width space.
const invisible = /[\s\p{Cc}\p{Z}\p{Default_Ignorable_Code_Point}]/u;

/** Whether nobody would see anything of a text, so that it names nothing in a list. */
export const isBlank = (text: string): boolean => {
  for (const character of text) if (!invisible.test(character)) return false;
  return true;
};

/** The bytes of a text in UTF-8. Most texts are ASCII alone, and to test that costs a tenth of encoding them. */
export const utf8Length = (text: string): number =>
  isAscii.test(text) ? text.length : encoder.encode(text).length;

/** The most bytes of a name; a text of more UTF-16 units has more bytes. */
const nameBytesMax = 255;
const nameTooLong = `must be at most ${nameBytesMax} bytes long`;

/**
 * What is wrong with a text that people and stores must agree on to the byte (A4, A6, T23):
 * 1 to 255 bytes, well-formed, in NFC, trimmed, no control characters. Refused, never repaired.
 * The length comes first: to normalise a long text takes time that grows with its square (B1).
 */
export const nameProblem = (text: string): string | undefined => {
  if (text.length === 0) return "must not be empty";
  if (text.length > nameBytesMax) return nameTooLong;
  if (!text.isWellFormed()) return "must be well-formed Unicode";
  if (controlCharacter.test(text)) return "must not contain control characters";
  if (text !== text.trim()) return "must not begin or end with white space";
  if (text !== text.normalize("NFC")) return "must be in Unicode normalization form C";
  if (utf8Length(text) > nameBytesMax) return nameTooLong;
  return undefined;
};

/** An external id is a name in lower case (A4). */
export const externalIdProblem = (text: string): string | undefined =>
  nameProblem(text) ?? (text === text.toLowerCase() ? undefined : "must be lowercase");

/** `service.md` 2.2: 5 to 36 of `a-z0-9-`, first a letter, last a letter or a digit. */
export const embedTenantNameProblem = (text: string): string | undefined =>
  /^[a-z][a-z0-9-]{3,34}[a-z0-9]$/.test(text)
    ? undefined
    : "must be 5 to 36 characters of a-z, 0-9 and -, begin with a letter and end with a letter or digit";

/** An account's name is the first label of its host (A1), so it obeys the rules of a host label. */
export const accountNameProblem = (text: string): string | undefined =>
  /^[a-z]([a-z0-9-]{0,61}[a-z0-9])?$/.test(text)
    ? undefined
    : "must be 1 to 63 characters of a-z, 0-9 and -, begin with a letter and not end with -";

/** Good enough to catch a slip; whether mail arrives is not ours to know (A4). */
export const emailProblem = (text: string): string | undefined =>
  nameProblem(text) === undefined && /^[^\s@]+@[^\s@]+$/u.test(text)
    ? undefined
    : "must be an email address";

/** The longest address, in characters: what browsers and proxies agree on. */
const urlLengthMax = 2048;

const localHosts: ReadonlySet<string> = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** What is wrong with an address that a page may show: `https:`, or `http:` on the own machine (B9). */
export const webUrlProblem = (text: string): string | undefined => {
  if (text.length > urlLengthMax) return `must be at most ${urlLengthMax} characters long`;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isRight =
    url?.protocol === "https:" || (url?.protocol === "http:" && localHosts.has(url.hostname));
  return isRight ? undefined : "must be an https: address, or an http: one on localhost";
};

/**
 * A name that an embed tenant of some account could have: the account's own one has the account's
 * name, which may be shorter (A4). Whether it is the own one is judged where the account has been identified.
 */
export const tenantNameProblem = (text: string): string | undefined =>
  accountNameProblem(text) === undefined ? undefined : embedTenantNameProblem(text);

/** The rule for a name in that account (A4). */
export const tenantNameProblemIn = (accountName: string, text: string): string | undefined =>
  text === accountName ? undefined : embedTenantNameProblem(text);

/** The form in which usernames of internal users are stored and matched (A4). */
export const canonicalUsername = (text: string): string => text.trim().toLowerCase();
