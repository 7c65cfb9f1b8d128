import type { TransferRecord } from '../../../../src/core/record/record.ts';
import { expect, expectOutcome, expectWords } from '../scene/act-as-person.ts';
import type { Scene } from '../scene/scene.ts';
import type { SceneResult } from '../scene/scene-result.ts';
import { childrenOf } from './children.ts';

const maxDepth = 2;
const maxRepeats = 1;

/** The scenes in which agents would go on for ever, and a limit ends it. */
export const endlessScenes: readonly Scene[] = [
  {
    name: 'children-deep',
    description: `A child asks for a child, and so on; one below depth ${maxDepth} is refused in words, and all above it end well.`,
    overlays: ['divide-work', 'divide-work-variants/children-deep'],
    configure: (config) =>
      config
        .replace('scripts/agents/coordinate.mjs', 'scripts/agents/dig.mjs')
        .replace('max-depth: 1', `max-depth: ${maxDepth}`)
        .replace(/^ {6}open-pr:\n(?: {8}.*\n|\n)*/m, ''),
    check: checkDeep,
  },
  {
    name: 'ping-pong',
    description: 'Two agents hand over to each other with the same message; the limit on repetitions ends the run in words.',
    overlays: ['research-article', 'research-article-variants/transfer-limit'],
    configure: (config) =>
      config
        .replace('scripts/agents/research.mjs', 'scripts/agents/pass-on.mjs, writer')
        .replace('scripts/agents/write.mjs', 'scripts/agents/pass-on.mjs, researcher')
        .replace('max-handoffs: 10', `max-repeats: ${maxRepeats}`),
    check: checkPingPong,
  },
];

function checkDeep(result: SceneResult): readonly string[] {
  const names = [...new Set(childrenOf(result).map(({ stage }) => stage))];
  const top = result.document.tasks.findLast(({ stage }) => stage === 'divide');
  const depths = Array.from({ length: maxDepth + 1 }, (_, depth) => `This is depth ${depth}.`);
  return [
    ...expectOutcome(result, 'succeeded'),
    ...expect(
      names.toSorted().join() === 'divide/1-deeper,divide/1-deeper/1-deeper',
      `there should be one child at each of ${maxDepth} depths, there are ${names.join()}`,
    ),
    ...expect(top?.handoff?.summary === depths.join(' '), 'the first task should know what each of those below it handed over'),
    ...expectWords(result, `limits.max-depth\` is ${maxDepth}, and it would be ${maxDepth + 1} deep`),
  ];
}

function checkPingPong(result: SceneResult): readonly string[] {
  const chain = result.records
    .map(({ record }) => record)
    .filter((record): record is TransferRecord => record.kind === 'transfer');
  const same = chain.filter(({ body }) => body.from === 'researcher');
  return [
    ...expectOutcome(result, 'failed'),
    ...expect(
      same.length === maxRepeats + 1,
      `the researcher should have handed over ${maxRepeats + 1} times with one message, it did so ${same.length} times`,
    ),
    ...expectWords(
      result,
      `limits.max-repeats is ${maxRepeats}, and researcher handed article over to writer with the same message`,
    ),
    ...expect(result.labels.includes('baton:needs-human'), 'a person should have been asked'),
  ];
}
