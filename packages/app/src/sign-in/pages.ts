const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  '"': "&quot;",
  "<": "&lt;",
  ">": "&gt;",
};

const escaped = (text: string): string =>
  text.replace(/[&"<>]/g, (character) => entities[character] ?? "");

const style = `
:root { color-scheme: light dark; }
body { max-width: 440px; margin: 15vh auto 0; padding: 16px; font: 16px/1.5 system-ui, sans-serif;
  overflow-wrap: anywhere; }
h1 { font-size: 20px; }
`;

/** Headers of these pages: nothing runs in them, nobody frames or keeps them, and no opener reaches them. */
export const pageHeaders = {
  "Content-Type": "text/html; charset=utf-8",
  "Content-Security-Policy":
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; " +
    "frame-ancestors 'none'",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Referrer-Policy": "no-referrer",
  "X-Content-Type-Options": "nosniff",
  "Cache-Control": "no-store",
} as const;

const page = (title: string, content: string, head = ""): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${escaped(title)}</title>${head}
    <style>${style}</style>
  </head>
  <body>
    <h1>${escaped(title)}</h1>
    ${content}
  </body>
</html>
`;

/**
 * The page after a sign-in. It leads on by itself: a cookie with `SameSite=Strict` goes along with a step that a
 * page of ours makes, and not with one that the provider's page has made.
 */
export const signedInPage = (person: string, account: string): string =>
  page(
    "You are signed in",
    `<p>As ${escaped(person)}, for the account ${escaped(account)}.</p>
    <p><a href="/admin">Go on</a></p>`,
    `\n    <meta http-equiv="refresh" content="0;url=/admin">`,
  );

/** The page of somebody who administers several accounts, each of which is a sign-in of its own. */
export const choicePage = (accounts: readonly string[]): string => {
  const items = accounts.map((name) => {
    const address = `/admin/sign-in?account=${encodeURIComponent(name)}`;
    return `<li><a href="${escaped(address)}">${escaped(name)}</a></li>`;
  });
  return page("Which account?", `<ul>${items.join("")}</ul>`);
};

/** The page of a sign-in that did not come about. */
export const refusalPage = (sentence: string): string =>
  page(
    "You are not signed in",
    `<p>${escaped(sentence)}</p>
    <p><a href="/admin/sign-in">Try again</a></p>`,
  );
