import type { Understanding } from "../../context/understanding.js";
import { withCancelled } from "../../presence/not-cancelled.js";

/**
 * The same question of the last time of that name, where it was taken as the coming one, for which the data hold nothing;
 * undefined where no such choice was made.
 */
export const lastInstead = (understood: Understanding): Understanding | undefined => {
  const { time } = understood.form;
  if (time?.coming === undefined) return undefined;
  const { coming, ...others } = time;
  const { form, notes, ...rest } = withCancelled(understood);
  return {
    ...rest,
    form: { ...form, time: { ...others, range: coming.last.range } },
    notes: [...notes.filter((note) => note !== coming.note), coming.last.note],
  };
};
