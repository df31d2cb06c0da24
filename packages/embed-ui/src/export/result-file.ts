/** Saves a file from the page itself: a frame may not navigate to one, and needs no request for it. */
export const saveFile = (blob: Blob, name: string): void => {
  const address = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads the address after the click has returned.
  setTimeout(() => {
    URL.revokeObjectURL(address);
  }, 60_000);
};

/** A title as the name of a file, without what file systems refuse. */
export const fileName = (title: string, extension: string): string => {
  const name = title
    .replaceAll(/[\p{Cc}\p{Cf}<>:"/\\|?*]+/gu, " ")
    .replaceAll(/\s+/g, " ")
    .trim()
    .slice(0, 80)
    .replace(/^[. ]+|[. ]+$/g, "");
  return `${name === "" ? "result" : name}.${extension}`;
};
