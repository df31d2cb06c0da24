/** Whether a text has the form of an API key, `sk-{id}-{secret}` (A3). */
export const isApiKey = (text: string): boolean => /^sk-[a-z0-9]{12}-[A-Za-z0-9_-]{43}$/.test(text);
