/**
 * About how many tokens a text takes, rather more than less: three bytes of UTF-8 to each. No model's
 * own count is known before it is asked, and each has another.
 */
export const estimateTokens = (text: string): number => Math.ceil(Buffer.byteLength(text) / 3);
