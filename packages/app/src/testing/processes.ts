import { execFileSync } from "node:child_process";

/** The ids of all living processes below one, itself included. */
export const familyOf = (pid: number): readonly number[] => {
  const table = execFileSync("ps", ["-eo", "pid=,ppid=,stat="], { encoding: "utf8" })
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/\s+/))
    .filter(([, , state]) => !state?.startsWith("Z"))
    .map(([id, parent]) => ({ id: Number(id), parent: Number(parent) }));
  const below = (parent: number): readonly number[] =>
    table.filter((row) => row.parent === parent).flatMap(({ id }) => [id, ...below(id)]);
  return table.some(({ id }) => id === pid) ? [pid, ...below(pid)] : below(pid);
};

/** Whether a process with that id lives. */
export const isAlive = (pid: number): boolean => familyOf(pid).includes(pid);

/** Waits until something holds; rejects after ten seconds. */
export const eventually = async (holds: () => boolean): Promise<void> => {
  for (let tries = 0; tries < 200; tries++) {
    if (holds()) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error("It did not come to hold within ten seconds");
};
