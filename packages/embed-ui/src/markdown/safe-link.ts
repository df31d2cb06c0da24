/** A link as it may be shown, with the host that it leads to; undefined for anything but the web (G3). */
export const safeLink = (
  href: string,
): { readonly href: string; readonly host: string } | undefined => {
  if (!URL.canParse(href)) return undefined;
  const url = new URL(href);
  if (url.protocol !== "http:" && url.protocol !== "https:") return undefined;
  return { href: url.href, host: url.host };
};
