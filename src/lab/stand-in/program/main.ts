import { readFileSync } from 'node:fs';
import { messageOf } from '../../../core/problem.ts';
import { play } from './play.ts';
import type { StandInPlan } from './stand-in-plan.ts';

/** The arguments that the launcher writes, and behind them those of the program that it stands in for. */
const [planFile = '', engine = '', agent = '', ...args] = process.argv.slice(2);

try {
  // The plan is a file of ours, which no agent can change where agents are isolated.
  const plan: StandInPlan = JSON.parse(readFileSync(planFile, 'utf8'));
  // Codex is first asked for one command in its sandbox (`codex sandbox -- true`), which is no start of an agent.
  if (args[0] !== 'sandbox') process.exitCode = await play({ plan, engine, agent, args, environment: process.env });
} catch (error) {
  process.stderr.write(`The stand-in for ${engine} could not do its work: ${messageOf(error)}\n`);
  process.exitCode = 1;
}
