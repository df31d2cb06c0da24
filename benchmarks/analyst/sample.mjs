import { Chance } from "../../packages/app/demo/shop/generator/chance.mjs";

/** Threads by chance, the same for one seed, until they have so many questions. */
export const sampleOf = (threads, count, seed) => {
  const chance = new Chance(seed);
  const rest = [...threads];
  const chosen = [];
  let questions = 0;
  while (questions < count && rest.length > 0) {
    const [thread] = rest.splice(chance.below(rest.length), 1);
    chosen.push(thread);
    questions += thread.questions.length;
  }
  return chosen;
};
