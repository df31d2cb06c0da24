/** A name as SQL text that no character of it can break out of. */
export const quoteName = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** A text literal. */
export const quoteText = (text: string): string => `'${text.replaceAll("'", "''")}'`;
