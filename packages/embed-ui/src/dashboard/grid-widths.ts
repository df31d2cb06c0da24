/** The columns of a row: the declared ones, and the rest shared by the tiles that declare none. */
export const gridWidths = (
  tiles: readonly { readonly width?: number | undefined }[],
): readonly number[] => {
  const open = tiles.filter(({ width }) => width === undefined).length;
  const taken = tiles.reduce((sum, { width = 0 }) => sum + width, 0);
  const rest = Math.max(open, 12 - taken);
  let shared = 0;
  return tiles.map(({ width }) => {
    if (width !== undefined) return width;
    // What does not divide goes to the first of them.
    const own = Math.floor(rest / open) + (shared < rest % open ? 1 : 0);
    shared += 1;
    return own;
  });
};
