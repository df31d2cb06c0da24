const fifteenDigits = 999_999_999_999_999n;
const safeInteger = BigInt(Number.MAX_SAFE_INTEGER);

/**
 * A decimal as the number with the same digits, or as a text where a double has no such number (D11).
 */
export function numberOfDecimal(unscaled: bigint, scale: number): number | string {
  // Any 15 digits survive; and one division of two exact doubles rounds as reading the text would.
  if (unscaled <= fifteenDigits && unscaled >= -fifteenDigits && scale <= 22) {
    return Number(unscaled) / 10 ** scale;
  }
  let digits = unscaled;
  let places = scale;
  while (places > 0 && digits % 10n === 0n) {
    digits /= 10n;
    places -= 1;
  }
  if (places === 0) {
    return digits <= safeInteger && digits >= -safeInteger ? Number(digits) : digits.toString();
  }
  const size = (digits < 0n ? -digits : digits).toString().padStart(places + 1, "0");
  const text = `${digits < 0n ? "-" : ""}${size.slice(0, -places)}.${size.slice(-places)}`;
  const number = Number(text);
  return String(number) === text ? number : text;
}

/** A 32-bit float as the shortest decimal that means it: 0.1, not 0.10000000149011612. */
export function numberOfFloat(value: number): number | null {
  if (!Number.isFinite(value)) return null;
  for (let digits = 6; digits < 9; digits++) {
    const shorter = Number(value.toPrecision(digits));
    if (Math.fround(shorter) === value) return shorter;
  }
  return value;
}
