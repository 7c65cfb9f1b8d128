import { createRandom, type Random } from './random.ts';
import type { Act, Script, SimStage } from './script.ts';
import type { Turn } from './world/agent.ts';

/** The features that a generated pipeline may have. A table counts which pairs of them met in one play. */
export const features = [
  'needs', 'retry', 'continue-on-failure', 'branch', 'pull-request', 'approval', 'matrix', 'transfer', 'inline', 'if',
  'outcomes', 'children', 'cancel', 'retry-command', 'second-start', 'two-subjects',
] as const; // biome-ignore format: a list to read at a glance
export type Feature = (typeof features)[number];

export interface Generated extends Script {
  readonly features: readonly Feature[];
}

interface Draft {
  readonly random: Random;
  readonly used: Set<Feature>;
}

/** Generates a play: a pipeline, what its agents do, and what people do. */
export function generate(seed: number): Generated {
  const random = createRandom(seed).fork('script');
  const draft: Draft = { random, used: new Set() };
  const names = ['a', 'b', 'c', 'd', 'e'].slice(0, 1 + random.below(4));
  const stages = names.map((name, index) => generateStage(draft, name, names.slice(0, index)));
  const owner = stages.find(({ keys }) => keys.some((key) => key.startsWith('branch:')));
  if (owner !== undefined && has(draft, 'pull-request', 0.5)) {
    const keys = ['uses: pull-request', 'with: { title: "Fix #{{ subject.number }}", body: "Done." }'];
    stages.push({ name: 'open-pr', needs: [owner.name], keys });
  }
  const top = has(draft, 'outcomes', 0.15) ? ['comments: outcomes'] : [];
  const turns = Object.fromEntries(stages.flatMap((stage) => generateTurns(draft, stage)));
  return { seed, stages, top, acts: generateActs(draft), turns, features: [...draft.used] };
}

function has({ random, used }: Draft, feature: Feature, probability: number): boolean {
  const isChosen = random.chance(probability);
  if (isChosen) used.add(feature);
  return isChosen;
}

function generateStage(draft: Draft, name: string, before: readonly string[]): SimStage {
  const { random } = draft;
  const needs = before.filter(() => random.chance(0.6));
  if (needs.length > 0) draft.used.add('needs');
  const isMatrix = has(draft, 'matrix', 0.12);
  const shown = needs.map((need) => `{{ needs.${need}.handoff.summary }}`).join(' and ');
  const branch = !isMatrix && has(draft, 'branch', 0.3);
  const keys = [
    'agent: one',
    `prompt: "Do ${name}. ${shown}"`,
    has(draft, 'retry', 0.4) && `retry: { attempts: ${1 + random.below(3)} }`,
    has(draft, 'continue-on-failure', 0.2) && 'continue-on-failure: true',
    branch && `branch: "baton/{{ subject.number }}-${name}"`,
    has(draft, 'approval', 0.12) && 'approval: { role: maintain }',
    isMatrix && 'matrix: { values: [x, y] }',
    needs.length > 0 && has(draft, 'if', 0.1) && `if: needs.${needs[0]}.outcome == "succeeded"`,
    !isMatrix && has(draft, 'inline', 0.15) && 'transfer: inline',
    !isMatrix && has(draft, 'children', 0.15) && 'children: {}',
  ];
  return { name, needs, keys: keys.filter((key) => typeof key === 'string') };
}

/** What agents do: most end well, some fail, some hand over to the other agent. */
function generateTurns(draft: Draft, { name, keys }: SimStage): readonly (readonly [string, Partial<Turn>])[] {
  const { random } = draft;
  const commits = keys.some((key) => key.startsWith('branch:'));
  const turns: (readonly [string, Partial<Turn>])[] = [[name, { commits }]];
  if (random.chance(0.25)) turns.push([`${name} 1`, { commits, ends: 'badly' }]);
  if (random.chance(0.1)) turns.push([`${name} 2`, { commits, ends: 'badly' }]);
  if (keys.includes('children: {}')) turns.push([`${name} 1`, { commits, children: 1 + random.below(3) }]);
  else if (has(draft, 'transfer', 0.15)) turns.push([`${name} 1`, { commits, to: 'two' }]);
  return turns;
}

function generateActs(draft: Draft): readonly Act[] {
  const { random } = draft;
  const acts: Act[] = [{ minute: 0, does: 'label', subject: 42 }];
  if (has(draft, 'two-subjects', 0.2)) acts.push({ minute: random.below(10), does: 'label', subject: 41 });
  if (has(draft, 'second-start', 0.2)) acts.push({ minute: random.below(60), does: 'label', subject: 42 });
  if (has(draft, 'cancel', 0.12)) acts.push({ minute: random.below(60), does: 'comment', subject: 42, body: '/baton cancel' });
  if (has(draft, 'retry-command', 0.25))
    acts.push({ minute: 20 + random.below(200), does: 'comment', subject: 42, body: '/baton retry' });
  if (draft.used.has('approval'))
    for (let minute = 20; minute < 400; minute += 40)
      acts.push({ minute, does: 'comment', subject: random.chance(0.2) ? 41 : 42, body: '/baton approve' });
  // Sweeps go on until a run that can end has ended.
  for (let minute = 30 + random.below(30); minute < 24 * 60; minute += 60) acts.push({ minute, does: 'sweep' });
  return acts.toSorted((one, other) => one.minute - other.minute);
}
