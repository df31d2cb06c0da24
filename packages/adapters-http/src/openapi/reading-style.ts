/** The style of the reading page: the tokens of the other pages, light and dark, in one sheet. */
export const readingStyle = `
:root {
  color-scheme: light dark;
  --bg: #f6f7f9; --raised: #ffffff; --text: #1b1f24; --muted: #59626e; --border: #d5d9df;
  --accent: #2f5bd7; --code: #eef0f4;
}
@media (prefers-color-scheme: dark) {
  :root {
    --bg: #14171b; --raised: #1c2026; --text: #e8eaed; --muted: #a3acb8; --border: #333a44;
    --accent: #8fabff; --code: #262c34;
  }
}
* { box-sizing: border-box; margin: 0; }
body {
  display: grid; grid-template-columns: 260px minmax(0, 860px); gap: 0 32px; padding: 24px;
  background: var(--bg); color: var(--text); font: 15px/1.55 system-ui, sans-serif;
  overflow-wrap: anywhere;
}
a { color: var(--accent); }
a:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
.skip { position: absolute; inset-inline-start: -9999px; }
.skip:focus { inset-inline-start: 16px; background: var(--raised); padding: 8px; }
header { grid-column: 1 / -1; max-width: 860px; padding-bottom: 16px; }
h1 { font-size: 26px; line-height: 1.3; }
.version, .type, .about { color: var(--muted); font-weight: 400; }
.version { font-size: 15px; }
header p { margin-top: 8px; }
nav { position: sticky; top: 24px; align-self: start; max-height: calc(100vh - 48px);
  overflow-y: auto; font-size: 14px; }
nav h2 { margin-top: 16px; font-size: 13px; color: var(--muted); }
nav ul { list-style: none; padding: 0; }
nav li { padding: 2px 0; }
nav a { text-decoration: none; }
nav a:hover { text-decoration: underline; }
main > section > h2 { margin-top: 24px; font-size: 20px; }
article { margin-top: 16px; padding: 20px; background: var(--raised);
  border: 1px solid var(--border); border-radius: 8px; }
article h3 { font-size: 16px; scroll-margin-top: 16px; }
article h4 { margin-top: 16px; font-size: 13px; color: var(--muted); }
article p { margin-top: 6px; }
code { font: 13px/1.4 ui-monospace, monospace; background: var(--code); padding: 1px 4px;
  border-radius: 4px; }
.method { font: 600 13px ui-monospace, monospace; }
.fields { list-style: none; padding: 0; }
.fields .fields { margin-inline-start: 12px; padding-inline-start: 12px;
  border-inline-start: 1px solid var(--border); }
.fields li { padding: 3px 0; }
.about { display: block; font-size: 14px; }
.required { font-size: 12px; color: var(--muted); border: 1px solid var(--border);
  border-radius: 4px; padding: 0 4px; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 4px 16px; margin-top: 4px; }
dt { font-weight: 600; }
@media (max-width: 800px) {
  body { display: block; padding: 16px; }
  nav { position: static; max-height: none; padding-bottom: 16px; border-bottom: 1px solid var(--border); }
  article { padding: 16px; }
}
`;
