/**
 * A text of the model in one line: a title or a description with line breaks of its own could look like
 * another entry beside it, or like words of ours (T9).
 */
export const oneLine = (text: string): string => text.replace(/\s+/gu, " ").trim();
