import type { TransferRecord } from '../../../src/core/record/record.ts';
import { expect, expectOutcome, expectWords } from './scene/act-as-person.ts';
import type { Scene } from './scene/scene.ts';
import type { SceneResult } from './scene/scene-result.ts';

/** The default limit of transfers of a run. */
const defaultLimit = 10;

/** The scenes in which agents transfer their work to other agents. */
export const transferScenes: readonly Scene[] = [
  {
    name: 'transfer',
    description: 'A researcher hands over to a writer, which sees its message and the context of the stage, and nothing else.',
    overlays: ['research-article'],
    check: checkTransfer,
  },
  {
    name: 'transfer-limit',
    description: 'Two agents send the work back and forth; after exactly ten transfers the run fails, with the whole chain.',
    overlays: ['research-article', 'research-article-variants/transfer-limit'],
    configure: useEndlessTransfers,
    check: checkLimit,
  },
  {
    name: 'transfer-unknown',
    description: 'An agent names one that is not there; it is told who is, and puts it right in one more turn.',
    overlays: ['research-article', 'research-article-variants/transfer-unknown'],
    configure: (config) => config.replace('scripts/agents/research.mjs', 'scripts/agents/careless-research.mjs'),
    check: checkUnknown,
  },
  {
    name: 'transfer-single',
    description:
      'The only agent is offered nobody to hand over to; a transfer that it asks for all the same is ignored, in words.',
    overlays: ['research-article', 'research-article-variants/transfer-single'],
    configure: useLonelyAgent,
    check: checkSingle,
  },
];

/** Returns the config in which researcher and writer transfer to each other without end. */
function useEndlessTransfers(config: string): string {
  return config
    .replace('scripts/agents/research.mjs', 'scripts/agents/pass-on.mjs, writer')
    .replace('scripts/agents/write.mjs', 'scripts/agents/pass-on.mjs, researcher')
    .replace(/^ {4}limits: .*\n/m, '');
}

function useLonelyAgent(config: string): string {
  return config
    .replace(/^ {2}planner:\n(?: {4}.*\n)*/m, '')
    .replace(/^ {2}writer:\n(?: {4}.*\n)*/m, '')
    .replace(/^ {4}transfer-to: .*\n/m, '')
    .replace(/^ {6}plan:\n(?: {8}.*\n)*/m, '')
    .replace('        needs: [plan]\n', '')
    .replace('scripts/agents/research.mjs', 'scripts/agents/lonely.mjs');
}

function checkTransfer(result: SceneResult): readonly string[] {
  const [researcher, writer, ...more] = tasksOf(result);
  const [made, ...others] = transfersOf(result);
  const prompt = writer?.prompt ?? '';
  return [
    ...expectOutcome(result, 'succeeded'),
    ...expect(more.length === 0, `the stage should have had two executions, it had ${tasksOf(result).length}`),
    ...expect(
      researcher?.agent === 'researcher' && writer?.agent === 'writer',
      'researcher, then writer should have been at work',
    ),
    ...expect(writer?.attempt === 1 && writer.execution === 2, 'the writer should be execution 2 of attempt 1'),
    ...expect(made?.body.from === 'researcher' && made.body.to === 'writer', 'the chain should be researcher → writer'),
    ...expect(others.length === 0, `there should be one transfer, there are ${others.length + 1}`),
    ...expect(prompt.includes(made?.body.message ?? '\0'), 'the prompt of the writer should hold the message, whole'),
    ...expect(prompt.includes('Readers: people who are new'), 'the prompt of the writer should hold the context of its stage'),
    ...expect(!prompt.includes('Find out what each file'), 'the prompt of the writer should not hold that of the stage'),
    ...expect(!prompt.includes('notes for myself'), 'the prompt of the writer should hold nothing that the researcher said'),
    ...expect(writer?.handoff?.summary.includes('sections') === true, 'the writer should have written sections'),
    ...expect(writer?.results.branch !== undefined, 'the article should be on a branch'),
    ...expectWords(result, 'Transfer 1 of 10: `researcher` → `writer`'),
    ...expectWords(result, '| researcher → writer |'),
  ];
}

function checkLimit(result: SceneResult): readonly string[] {
  const chain = transfersOf(result);
  const names = Array.from({ length: defaultLimit + 1 }, (_, at) => (at % 2 === 0 ? 'researcher' : 'writer'));
  const text = `Max handoffs (${defaultLimit}) exceeded. Chain: ${names.join(' → ')}`;
  const executions = tasksOf(result);
  return [
    ...expectOutcome(result, 'failed'),
    ...expect(chain.length === defaultLimit, `the chain should have ${defaultLimit} transfers, it has ${chain.length}`),
    ...expect(
      executions.length === defaultLimit + 1,
      `${defaultLimit + 1} executions should have been, there were ${executions.length}`,
    ),
    ...expect(executions.at(-1)?.reason === 'max-handoffs', 'the last execution should have failed as max-handoffs'),
    ...expect(
      executions.every(({ attempt }) => attempt === 1),
      'nothing should have been tried again',
    ),
    ...expectWords(result, text),
    ...expectWords(result, 'Refused: researcher → writer.'),
    ...expect(result.labels.includes('baton:needs-human'), 'a person should have been asked'),
  ];
}

function checkUnknown(result: SceneResult): readonly string[] {
  const [researcher, writer, ...more] = tasksOf(result);
  return [
    ...expectOutcome(result, 'succeeded'),
    ...expect(
      researcher?.agent === 'researcher' && writer?.agent === 'writer',
      'researcher, then writer should have been at work',
    ),
    ...expect(more.length === 0 && writer?.attempt === 1, 'the correction should count as no attempt and no execution'),
    ...expect(transfersOf(result).length === 1, 'one transfer should have been made'),
    ...expectWords(result, 'Agent "researcher" tried to handoff to "editor", but it\'s not registered. Available: writer'),
  ];
}

function checkSingle(result: SceneResult): readonly string[] {
  const [only, ...more] = tasksOf(result);
  return [
    ...expectOutcome(result, 'succeeded'),
    ...expect(only?.results.offered === 'nobody', `nobody should have been offered, it was ${only?.results.offered}`),
    ...expect(more.length === 0 && transfersOf(result).length === 0, 'nothing should have been handed over'),
    ...expect(only?.handoff?.summary === 'I did it myself after all.', 'its handoff should have been kept'),
    ...expectWords(result, 'asked for a transfer to "writer", but there is no agent that it may hand over to, so it was ignored'),
  ];
}

function tasksOf({ document }: SceneResult) {
  return document.tasks.filter(({ stage }) => stage === 'article');
}

function transfersOf({ records }: SceneResult): readonly TransferRecord[] {
  return records.map(({ record }) => record).filter((record): record is TransferRecord => record.kind === 'transfer');
}
