const nothing = () => undefined;

/** Ports that count no limit (J4), to see what counting costs. */
export const withoutLimits = (ports) => ({
  ...ports,
  limits: {
    take: nothing,
    charge: nothing,
    hold: nothing,
    release: nothing,
    countFailure: nothing,
    blockedFor: nothing,
  },
});
