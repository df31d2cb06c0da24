/** The style of the pages of Connect: the tokens of the other pages, light and dark, in one sheet. */
export const connectStyle = `
:root {
  color-scheme: light dark;
  --bg: #f6f7f9; --raised: #ffffff; --text: #1b1f24; --muted: #59626e; --border: #d5d9df;
  --control: #878f9a; --accent: #2f5bd7; --on-accent: #ffffff; --focus: #2f5bd7;
}
@media (prefers-color-scheme: dark) {
  :root {
    --bg: #14171b; --raised: #1c2026; --text: #e8eaed; --muted: #a3acb8; --border: #333a44;
    --control: #717b88; --accent: #8fabff; --on-accent: #10131a; --focus: #8fabff;
  }
}
* { box-sizing: border-box; margin: 0; }
body {
  min-height: 100vh; display: grid; place-items: center; padding: 16px; background: var(--bg);
  color: var(--text); font: 14px/1.5 system-ui, sans-serif; overflow-wrap: anywhere;
}
main {
  width: 100%; max-width: 440px; padding: 28px; background: var(--raised);
  border: 1px solid var(--border); border-radius: 8px;
}
h1 { font-size: 20px; line-height: 1.3; font-weight: 600; letter-spacing: -0.01em; }
h2 { margin-top: 20px; font-size: 14px; font-weight: 600; }
p { margin-top: 12px; }
dl { margin-top: 20px; border-block: 1px solid var(--border); padding-block: 12px; display: grid;
  grid-template-columns: max-content 1fr; gap: 4px 16px; }
dt, .muted { color: var(--muted); }
dd { font-weight: 600; }
ul { margin-top: 8px; padding-inline-start: 20px; }
li + li { margin-top: 4px; }
form { margin-top: 24px; display: flex; flex-direction: row-reverse; flex-wrap: wrap; gap: 8px; }
button {
  flex: 1 1 140px; min-height: 40px; padding: 8px 16px; border-radius: 8px; cursor: pointer;
  border: 1px solid var(--control); background: transparent; color: inherit; font: inherit;
  font-weight: 600;
}
button[value="allow"] { background: var(--accent); border-color: var(--accent); color: var(--on-accent); }
button:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
`;
