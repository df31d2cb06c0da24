/**
 * Whether any account lists one of these origins (G2). Accounts are few, each with few origins, and
 * browsers keep the answer, so all of them are looked through. Parameter: entries in lower case.
 */
export const isOriginListedStatement = `
  select exists (
    select from account a, unnest(a.allowed_origins) as entry where lower(entry) = any ($1::text[])
  ) as "isListed"`;
