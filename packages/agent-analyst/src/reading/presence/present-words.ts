/** Whether a word says that those are meant who are there now: `active customers`. */
export const saysPresent = (word: string): boolean => /^(?:active|current|present)$/.test(word);
