/** The header that names the fields of a body without effect (B1). */
export const ignoredFieldsHeader = "X-Ignored-Fields";

const bytesMax = 1024;
const nameBytesMax = 64;
const separator = ", ";
const encoder = new TextEncoder();

/**
 * The header's value for JSON pointers: each cut at 64 bytes, then percent-encoded, as many as go into
 * 1 KiB. Undefined where there are none.
 */
export const ignoredFieldsValue = (pointers: readonly string[]): string | undefined => {
  let value = "";
  for (const pointer of pointers) {
    const more = (value === "" ? "" : separator) + encoded(pointer);
    if (value.length + more.length > bytesMax) break;
    value += more;
  }
  return value === "" ? undefined : value;
};

/** A letter that does not fit as a whole is dropped. */
const encoded = (pointer: string): string => {
  let name = "";
  let bytes = 0;
  // No letter takes less than a byte, so what is behind that many letters is not looked at.
  for (const letter of pointer.slice(0, nameBytesMax)) {
    const inBytes = encoder.encode(letter);
    bytes += inBytes.length;
    if (bytes > nameBytesMax) break;
    name += /^[A-Za-z0-9._/-]$/.test(letter) ? letter : [...inBytes].map(percent).join("");
  }
  return name;
};

const percent = (byte: number): string => `%${byte.toString(16).toUpperCase().padStart(2, "0")}`;
