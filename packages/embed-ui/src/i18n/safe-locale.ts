/** The tag as `Intl` takes it; `fallback` where it is none, since `Intl` throws at such. */
export const safeLocale = (tag: string | undefined, fallback = "en"): string => {
  try {
    return Intl.getCanonicalLocales(tag ?? fallback)[0] ?? fallback;
  } catch {
    return fallback;
  }
};
