/** Far more than any race here needs; reached only where rivals block each other for ever. */
const triesMax = 200;

/** Loads, decides and commits until it is not a conflict any more. */
export const settle = async <Outcome>(
  attempt: () => Promise<Outcome | "conflict">,
): Promise<Exclude<Outcome, "conflict">> => {
  for (let time = 0; time < triesMax; time++) {
    const outcome = await attempt();
    if (outcome !== "conflict") return outcome as Exclude<Outcome, "conflict">;
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 10));
  }
  throw new Error(`still a conflict after ${triesMax} tries`);
};
