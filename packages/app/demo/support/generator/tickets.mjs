import { Chance } from "../../shop/generator/chance.mjs";
import { busyness, dayCount } from "./calendar.mjs";
import { agents, clients } from "./people.mjs";

/** By the end of the story; later days go on at its pace. */
const ticketCount = 12_000;
const channels = ["email", "chat", "phone", "web form"];
const topics = ["Invoice", "Login", "Bug", "Feature request", "Delivery", "Integration"];
const priorities = ["low", "normal", "high", "urgent"];

/**
 * All tickets until the last day, in the order in which they came. Chat is answered in minutes, e-mail in hours; the phone
 * came in March 2025; in spring 2026 a new team answered slowly, and people said so.
 */
export function* tickets(lastDay) {
  const chance = new Chance(77);
  const days = Array.from({ length: lastDay + 1 }, (_, day) => busyness(day));
  const sum = days.slice(0, dayCount).reduce((all, each) => all + each, 0);
  let id = 0;
  for (const [day, weight] of days.entries()) {
    const exact = (ticketCount * weight) / sum;
    const count = Math.floor(exact) + (chance.next() < exact % 1 ? 1 : 0);
    const minutes = Array.from({ length: count }, () => 360 + chance.below(900)).sort(
      (left, right) => left - right,
    );
    for (const minute of minutes)
      yield ticket(chance, ++id, { day, lastDay, openedAt: day * 1440 + minute });
  }
}

const clientWeights = clients.map(({ weight }) => weight);

const unanswered = { agentId: "", firstReplyAt: "", replyMinutes: "" };

const answered = (chance, openedAt, replyMinutes) => ({
  agentId: agents[chance.below(agents.length)].id,
  firstReplyAt: openedAt + replyMinutes,
  replyMinutes,
});

function ticket(chance, id, { day, lastDay, openedAt }) {
  const client = clients[chance.weighted(clientWeights)];
  const channel = chance.weighted([46, 30, day < 430 ? 0 : 14, 10]);
  const priority = chance.weighted(client.isVip ? [10, 50, 28, 12] : [28, 52, 15, 5]);
  const topic = chance.weighted([20, 17, 26, 11, 8, 18]);
  const isSlow = day >= 790 && day < 880;
  const isNew = day > lastDay - 3;
  const isAnswered = !isNew || chance.percent(60);
  const replyMinutes = Math.round(
    [240, 6, 3, 300][channel] *
      (0.2 + 2 * chance.next()) *
      [1.4, 1, 0.6, 0.3][priority] *
      (isSlow ? 2.5 : 1),
  );
  const isResolved = isAnswered && !isNew && chance.percent(94);
  const solveMinutes = Math.round(
    replyMinutes + 1440 * [0.6, 0.2, 2.6, 5, 1.2, 2][topic] * (0.1 + 1.9 * chance.next()),
  );
  const endsInTime = openedAt + solveMinutes < (lastDay + 1) * 1440;
  const rated = isResolved && endsInTime && chance.percent(38);
  const score = chance.weighted(isSlow ? [22, 20, 24, 20, 14] : [5, 7, 14, 36, 38]);
  return {
    id,
    clientId: client.id,
    ...(isAnswered ? answered(chance, openedAt, replyMinutes) : unanswered),
    openedAt,
    resolvedAt: isResolved && endsInTime ? openedAt + solveMinutes : "",
    channel: channels[channel],
    topic: topics[topic],
    priority: priorities[priority],
    isEscalated: chance.percent([2, 5, 14, 31][priority]),
    reopened: chance.weighted([86, 10, 3, 1]),
    rating: rated
      ? { score: score + 1, at: openedAt + solveMinutes + 60 + chance.below(2880) }
      : undefined,
  };
}
