import type { BatonRecord } from '../../../src/core/record/record.ts';
import type { DescribedRun, DescribedTask } from './described-run.ts';
import type { PlayedComment } from './random-run.ts';

/** Every kind of state, wait, end and record that the random runs have to meet, so that a comparison of them says something. */
export const expectedKinds: readonly string[] = [
  ...['stage', 'child', 'element', 'group'].map((kind) => `task ${kind}`),
  ...['ready', 'ready in a pause', 'ready after the end', 'ready after a retry', 'closing'].map((status) => `status ${status}`),
  ...['before', 'elements', 'own-branch', 'answer', 'approval', 'answer of a child'].map((gate) => `wait ${gate}`),
  ...['all', 'first', 'first-failure', 'all with a time', 'closing'].map((how) => `wait children ${how}`),
  ...['blocked', 'blocked child', 'blocked element', 'skipped by a need', 'skipped by a condition'].map((as) => `never ${as}`),
  ...['skipped after a failure', 'broken condition', 'broken list', 'broken pick', 'broken by max-tasks'].map(
    (as) => `never ${as}`,
  ),
  ...['succeeded', 'failed', 'noop', 'needs-input', 'cancelled', 'skipped'].map((outcome) => `ended ${outcome}`),
  ...['picked', 'later with its children'].map((how) => `ended ${how}`),
  ...['succeeded', 'failed', 'noop', 'needs-input', 'cancelled'].map((outcome) => `run ${outcome}`),
  ...['max-tasks', 'max-repeats', 'max-handoffs', 'timeout-minutes', 'max-cost-usd'].map((limit) => `run by limits.${limit}`),
  ...['a limit in a pause', 'a question that nobody answered'].map((how) => `run by ${how}`),
  ...['answer', 'approve', 'reject', 'cancel', 'retry', 'pause', 'resume', 'supersede', 'expire'].map(
    (verb) => `decision ${verb}`,
  ),
  ...['retry of a stage', 'approve of two', 'approve that is stale'].map((what) => `decision ${what}`),
  ...['transfer', 'transfer inline', 'child', 'child early', 'held', 'merges', 'wait'].map((what) => `record ${what}`),
];

/** Lists the kinds of states, waits, ends and records that a run has after one of its comments. */
export function countKinds(run: DescribedRun, { records }: PlayedComment): readonly string[] {
  const all = records.map(({ record }) => record);
  return [
    ...run.tasks.flatMap((task) => [`task ${task.kind}`, ...listOfTask(task, run), ...listWaits(task), ...listNever(task)]),
    ...listStale(run, all),
    ...all.flatMap((record) => listOfRecord(record, all)),
  ];
}

function listOfTask({ status, last, settledAt, matrix, cause }: DescribedTask, run: DescribedRun): readonly string[] {
  const isReady = status === 'ready';
  const isLater = status === 'ended' && matrix === undefined && settledAt !== last?.seq;
  return [
    `status ${status}`,
    ...(isReady && run.pausedBy !== undefined ? ['status ready in a pause'] : []),
    ...(isReady && run.endedBy !== undefined ? ['status ready after the end'] : []),
    ...(isReady && run.retriedBy === cause ? ['status ready after a retry'] : []),
    ...(status === 'ended' ? [`ended ${last?.outcome}`] : []),
    ...(matrix?.picked === undefined ? [] : ['ended picked']),
    ...(isLater ? ['ended later with its children'] : []),
  ];
}

function listWaits({ kind, status, wait }: DescribedTask): readonly string[] {
  if (wait === undefined) return [];
  if (wait.gate !== 'children') return [`wait ${wait.gate}`, ...(kind === 'child' ? [`wait ${wait.gate} of a child`] : [])];
  if (status === 'closing') return ['wait children closing'];
  return [`wait children ${wait.how}`, ...(wait.atMost === undefined ? [] : [`wait children ${wait.how} with a time`])];
}

function listNever({ kind, never }: DescribedTask): readonly string[] {
  if (never === undefined) return [];
  const { as, why = '' } = never;
  if (as === 'blocked') return ['never blocked', `never blocked ${kind}`];
  const words: readonly (readonly [RegExp, string])[] =
    as === 'skipped'
      ? [
          [/^it needs /, 'by a need'],
          [/^its condition/, 'by a condition'],
          [/fail-fast/, 'after a failure'],
        ]
      : [
          [/^its condition/, 'condition'],
          [/BATON-E746/, 'list'],
          [/BATON-E748/, 'pick'],
          [/BATON-E747/, 'by max-tasks'],
        ];
  return words.flatMap(([pattern, what]) => (pattern.test(why) ? [`never ${as} ${what}`] : []));
}

/** Says whether an approval was given for what a task builds on no longer. */
function listStale(run: DescribedRun, records: readonly BatonRecord[]): readonly string[] {
  const isStale = run.tasks.some(({ name, wait }) => {
    const given = records.filter(
      (record) => record.kind === 'decision' && record.task === name && record.body.verb === 'approve',
    );
    return (
      wait?.gate === 'approval' &&
      given.length > 0 &&
      given.every(({ body }) => !JSON.stringify(body).includes(`"${wait.basis}"`))
    );
  });
  return isStale ? ['decision approve that is stale'] : [];
}

function listOfRecord(record: BatonRecord, all: readonly BatonRecord[]): readonly string[] {
  switch (record.kind) {
    case 'decision': {
      const { verb, approval } = record.body;
      const isNamed = verb === 'retry' && record.task !== '';
      const isOfTwo = verb === 'approve' && approval?.approvers.length === 2;
      return [
        `decision ${verb}`,
        ...(isNamed ? ['decision retry of a stage'] : []),
        ...(isOfTwo ? ['decision approve of two'] : []),
      ];
    }
    case 'end':
      return listOfEnd(record, all);
    case 'transfer':
      return ['record transfer', ...(record.body.inline === true ? ['record transfer inline'] : [])];
    case 'child':
      return ['record child', ...(record.body.early === true ? ['record child early'] : [])];
    case 'task': {
      const { held, merges, waits } = record.body;
      const marks = { held: held !== undefined, merges: merges !== undefined, wait: waits === true };
      return Object.entries(marks).flatMap(([mark, isThere]) => (isThere ? [`record ${mark}`] : []));
    }
    default:
      return [];
  }
}

function listOfEnd({ seq, body }: Extract<BatonRecord, { kind: 'end' }>, all: readonly BatonRecord[]): readonly string[] {
  const limit = /limits\.[a-z-]+/.exec(body.reason)?.[0];
  const decisions = all.flatMap((record) => (record.kind === 'decision' && record.seq < seq ? [record.body.verb] : []));
  const last = decisions.findLast((verb) => verb === 'pause' || verb === 'resume' || verb === 'retry');
  return [
    `run ${body.outcome}`,
    ...(limit === undefined ? [] : [`run by ${limit}`]),
    ...(limit !== undefined && last === 'pause' ? ['run by a limit in a pause'] : []),
    ...(body.reason.includes('nobody answered') ? ['run by a question that nobody answered'] : []),
  ];
}
