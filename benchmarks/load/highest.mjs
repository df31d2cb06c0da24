/**
 * The highest load that holds: doubled until it does not, or so many times, then halved between the
 * two. `holds` answers the figures of a load, with `isHeld`; these of the highest one come back, or
 * those of the first one where not even that holds.
 */
export const highest = async ({ from, doublings, halvings }, holds) => {
  let best = { load: from, ...(await holds(from)) };
  if (!best.isHeld) return best;
  let beyond;
  for (let at = 0; at < doublings && beyond === undefined; at++) {
    const load = best.load * 2;
    const figures = await holds(load);
    if (figures.isHeld) best = { load, ...figures };
    else beyond = load;
  }
  for (let at = 0; at < halvings && beyond !== undefined; at++) {
    const load = Math.round((best.load + beyond) / 2);
    const figures = await holds(load);
    if (figures.isHeld) best = { load, ...figures };
    else beyond = load;
  }
  return best;
};
