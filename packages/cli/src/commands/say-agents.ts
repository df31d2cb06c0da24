import {
  agentProblem,
  describeAgent,
  type Output,
  type ServedAgent,
} from "@embedded-analytics/app/program";

/** Tells where agents are asked (D1), and which of them will not answer. */
export const sayAgents = (agents: readonly ServedAgent[], output: Output): void => {
  for (const agent of agents) {
    output.say(`${describeAgent(agent)}\n`);
    const problem = agentProblem(agent);
    if (problem !== undefined) output.complain(`${problem}\n`);
  }
};
