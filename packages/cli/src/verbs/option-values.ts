import { InvalidArgumentError } from "commander";

/** The id of a deployment: a whole number from 1. */
export const deploymentId = (text: string): number => {
  if (!/^[1-9]\d{0,8}$/.test(text)) {
    throw new InvalidArgumentError("It must be the id of a deployment, such as 1.");
  }
  return Number(text);
};

/** A whole number from 0. */
export const wholeNumber = (text: string): number => {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError("It must be a whole number.");
  return Number(text);
};

/** The begin of a day like `2026-11-01`, of UTC, in milliseconds since 1970. */
export const day = (text: string): number => {
  const ms = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : NaN;
  // Date.parse reads a 30th of February as a day of March.
  if (Number.isNaN(ms) || new Date(ms).toISOString().slice(0, 10) !== text) {
    throw new InvalidArgumentError("It must be a day such as 2026-11-01.");
  }
  return ms;
};

/** An address that begins with `http://` or `https://`. */
export const httpAddress = (text: string): string => {
  if (!/^https?:$/.test(URL.canParse(text) ? new URL(text).protocol : "")) {
    throw new InvalidArgumentError("It must be an address that begins with http:// or https://.");
  }
  return text;
};

/** For an option that may be given several times. */
export const collected = (text: string, before: readonly string[] = []): readonly string[] => [
  ...before,
  text,
];
