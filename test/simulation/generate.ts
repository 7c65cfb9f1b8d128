import { addLines } from './app/lines.ts';
import { generateActs } from './generate/acts.ts';
import { crowdTransfers } from './generate/crowd.ts';
import { apart, type Draft, has } from './generate/draft.ts';
import { castEngines } from './generate/engines.ts';
import type { Feature } from './generate/features.ts';
import { generateStages, generateTop } from './generate/stages.ts';
import { generateTurns } from './generate/turns.ts';
import { createRandom } from './random.ts';
import type { Script } from './script.ts';

export interface Generated extends Script {
  readonly features: readonly Feature[];
}

/** Generates a play: a pipeline, what its agents do, and what people do. */
export function generate(seed: number): Generated {
  const draft: Draft = { random: createRandom(seed).fork('script'), used: new Set() };
  const stages = generateStages(draft);
  const { top: own, root } = generateTop(draft, stages);
  const shown = own.some((line) => line.startsWith('history:')) ? stages.map(showHistory) : stages;
  const crowd = crowdTransfers(draft, { stages: shown, top: own, turns: generateTurns(draft, stages) });
  const { agents, top, turns, stages: cast } = castEngines(draft, crowd);
  const acts = generateActs(draft);
  const isApp = seed % 3 === 0;
  const lined = isApp
    ? addLines({ stages: cast, top }, createRandom(seed).fork('lines'))
    : { stages: cast, top: [...top, ...generateSlots(draft)] };
  if (lined.top.some((line) => line.startsWith('max-concurrency:'))) draft.used.add('max-concurrency');
  const chosen = { ...(isApp ? { via: 'app' as const } : {}), ...(agents === undefined ? {} : { agents }) };
  return { seed, ...chosen, ...lined, root, turns, acts, features: [...draft.used] };
}

/** Limits, now and then, how many agents of the pipeline may be at work: in the Action by the groups of GitHub. */
function generateSlots(draft: Draft): readonly string[] {
  const own = apart(draft, 'slots');
  return has(own, 'max-concurrency', 0.15) ? [`max-concurrency: ${1 + own.random.below(2)}`] : [];
}

/** Lets the agent of a stage see earlier runs, between two marks. */
function showHistory(stage: Script['stages'][number]): Script['stages'][number] {
  const keys = stage.keys.map((key) => key.replace(/^prompt: "/, 'prompt: "BEFORE {{ history }} BEHIND '));
  return { ...stage, keys };
}
