/** What the frame may do: it is of another origin than the host, so it may keep its own. */
export const frameAttributes = {
  sandbox:
    "allow-scripts allow-same-origin allow-downloads allow-forms allow-modals allow-popups allow-popups-to-escape-sandbox",
  allow: "clipboard-write; fullscreen",
  style: { width: "100%", height: "100%", border: "0", display: "block" },
  title: "Analytics",
} as const;
