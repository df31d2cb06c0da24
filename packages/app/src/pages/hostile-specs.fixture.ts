const x = { field: "shop", type: "nominal" };
const y = { field: "revenue_eur", type: "quantitative" };
const bar = { mark: "bar", encoding: { x, y } };

/** An expression that wants a function of the page, in the ways that Vega's reports of weaknesses name. */
const calculate = (expression: string): object => ({
  ...bar,
  transform: [{ calculate: expression, as: "z" }],
});

/** Specifications that try to run, load, link or exhaust; by name. */
export const hostileSpecs: Readonly<Record<string, object>> = {
  "a constructor": calculate("datum.constructor.constructor('window.hit=1')()"),
  "a call by toString": calculate(
    "replace('a', {toString: null}, event.view.eval('window.hit=1'))",
  ),
  "the event's window": {
    ...bar,
    params: [
      { name: "p", select: { type: "point", on: "mouseover[event.view.eval('window.hit=1')]" } },
    ],
  },
  "an object as an element": {
    ...bar,
    params: [{ name: "p", bind: { element: "body", input: "range" } }],
  },
  "a remote table": { ...bar, data: { url: "https://evil.example/rows.json" } },
  "a remote image": {
    mark: { type: "image", url: "https://evil.example/p.png" },
    encoding: { x, y },
  },
  "an image by channel": {
    mark: "image",
    encoding: { x, y, url: { value: "https://evil.example/p.png" } },
  },
  "a script link": {
    mark: { type: "bar", href: "javascript:window.hit=1" },
    encoding: { x, y, href: { value: "javascript:window.hit=1" } },
  },
  "markup in a tooltip": {
    mark: { type: "bar", tooltip: { expr: "'<img src=x onerror=window.hit=1>'" } },
    encoding: { x, y },
  },
  "a format of its own": {
    mark: "bar",
    encoding: { x, y: { ...y, axis: { formatType: "eval", format: "window.hit=1" } } },
  },
  "a size of a thousand million": { ...bar, width: 1e9, height: 1e9 },
  "a sequence of a thousand million": {
    ...bar,
    transform: [{ impute: "revenue_eur", key: "shop", keyvals: { start: 0, stop: 1e9 }, value: 0 }],
  },
  "a depth of four hundred": Array.from({ length: 400 }).reduce<object>(
    (inner) => ({ layer: [inner] }),
    bar,
  ),
  "data in usermeta": { ...bar, usermeta: { embedOptions: { loader: { target: "_top" } } } },
};
