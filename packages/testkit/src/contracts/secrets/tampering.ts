const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** A base64url text with each of its characters in turn exchanged for another one. */
export const tampered = (text: string): readonly string[] =>
  [...text].map((letter, at) => {
    const other = alphabet[(alphabet.indexOf(letter) + 1) % alphabet.length] ?? "A";
    return text.slice(0, at) + other + text.slice(at + 1);
  });

/** A base64url text in other writings, shorter, longer, and not at all. */
export const misshapen = (text: string): readonly string[] => [
  "",
  " ",
  "!",
  "A",
  `${text}=`,
  `${text}A`,
  `${text}AA==`,
  ` ${text}`,
  `${text}\n`,
  text.slice(0, -1),
  text.slice(1),
  text.slice(0, text.length / 2),
  text + text,
  [...text].reverse().join(""),
  "\u{1f600}",
];
