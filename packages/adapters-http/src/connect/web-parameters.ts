import type { Parameters } from "@embedded-analytics/domain";

/** The parameters of a query or a form; one that is given twice is as if it were not given (OAuth 2.1). */
export const webParameters = (text: string): Parameters => {
  const given = new URLSearchParams(text);
  return (name) => {
    const values = given.getAll(name);
    return values.length === 1 ? values[0] : undefined;
  };
};

/** The parameters of an address. */
export const queryParameters = (url: string): Parameters => {
  const at = url.indexOf("?");
  return webParameters(at === -1 ? "" : url.slice(at + 1));
};
