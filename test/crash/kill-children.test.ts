import { expect } from 'vitest';
import { listIssues, listTitles } from '../support/kill/count-left.ts';
import { createKiller, type NamedJob } from '../support/kill/create-killer.ts';
import { buildGap, type Gap } from '../support/kill/gap.ts';
import { sweepUntilQuiet } from '../support/kill/sweep-until-quiet.ts';
import { type LocalWorld, useLocalWorlds } from '../support/local-world.ts';
import { requirement } from '../support/requirement.ts';

/** More than the job that asks for children makes requests which write. */
const pipelines = 8;
const names = Array.from({ length: pipelines }, (_, index) => `p${index}`);
const create = useLocalWorlds();

const config = {
  version: 1,
  signing: { keys: ['KEY'] },
  agents: { worker: { engine: 'command', command: ['node', 'scripts/worker.mjs'] } },
  pipelines: Object.fromEntries(
    names.map((name) => [
      name,
      { on: { issues: { labels: [name] } }, stages: { work: { agent: 'worker', children: {}, prompt: 'Divide it.' } } },
    ]),
  ),
};

const worker = `
const { BATON_CONTEXT_PATH, BATON_RUN, BATON_TASK, BATON_EXECUTION } = process.env;
const { children = [] } = JSON.parse(readFileSync(BATON_CONTEXT_PATH, 'utf8'));
await tell(BATON_RUN.split('-')[0], BATON_TASK + ' ' + BATON_EXECUTION);
const create = [{ name: 'a', prompt: 'Do a.' }, { name: 'b', prompt: 'Do b.' }];
if (BATON_TASK.includes('/')) hand({ summary: 'done: ' + BATON_TASK });
else if (children.length === 0) hand({ children: { create, wait: { until: 'all' } } });
else hand({ summary: children.map(({ handoff }) => handoff.summary).join(', ') });`;

/** Returns which publisher a job is: the one that asks for the children, that of a child, or that of the second turn. */
function nameJob({ name, title }: NamedJob): string | undefined {
  if (name.split(' / ').at(-1) !== 'publish') return undefined;
  const [, child] = /\/\d+-(a|b) /.exec(title) ?? [];
  return child ?? (/\/work 2\b/.test(title) ? 'sum' : 'ask');
}

/** What a run has left, counted. */
async function countLeft(world: LocalWorld, name: string) {
  const subject = (await listIssues(world)).find(({ title }) => title === name)?.number ?? 0;
  const records = (await world.records(subject)).records.map(({ record }) => record);
  const titles = await listTitles(world);
  const run = `${name}-${subject}/`;
  return {
    tasks: records
      .flatMap((record) => (record.kind === 'task' ? [`${record.task} ${record.execution} ${record.body.outcome}`] : []))
      .toSorted(),
    made: records.flatMap((record) => (record.kind === 'child' ? record.body.made.map((child) => child.name) : [])),
    kinds: records.map(({ kind }) => kind).toSorted(),
    summary: records.findLast((record) => record.kind === 'task')?.body.handoff?.summary,
    comments: (await world.thread(subject)).length,
    agents: world.switchboard.told(name).toSorted(),
    dispatched: titles.flatMap((title) => (title.startsWith(run) ? [title.slice(run.length).replace(/ ·.*/, '')] : [])),
  };
}

/**
 * In the run of each name the publisher that asks for the children dies after another of its requests that write. In the first run those
 * of the children and that of the second turn die after their record as well; in the last one, that which started the parent again.
 */
function listGaps(requests: readonly string[]): ReadonlyMap<string, readonly Gap[]> {
  const writes = requests.flatMap((request, index) => (request.startsWith('GET ') ? [] : [index + 1]));
  if (writes.length >= pipelines) throw new Error(`There are ${writes.length} gaps, and ${pipelines} pipelines.`);
  const recorded = ['a', 'b', 'sum'].map((target) => ({ target, made: /^POST .*\/comments$/ }));
  const started = ['a', 'b'].map((target) => ({ target, made: /^POST .*\/dispatches$/ }));
  const more = new Map<number, readonly Gap[]>([
    [1, recorded],
    [writes.length, started],
  ]);
  const asking = writes.map((after) => buildGap('ask', { after, of: requests.length }));
  return new Map(asking.map((gap, index) => [`p${index + 1}`, [gap, ...(more.get(index + 1) ?? [])]]));
}

requirement(
  {
    ids: ['K-26', 'K-29', 'K-30', 'DESIGN-5.2', 'DESIGN-5.3', 'T16'],
    title: 'a publisher lost between the record of two children and their dispatches leaves the same children, each once',
    input: 'the publisher is lost that asks for children after each request that writes, in those of the children; then sweeps',
    expected:
      'as in the run that nobody disturbed: two children, one start of each, one second turn with both summaries, one end',
  },
  async () => {
    const world = await create({
      agents: { worker: { script: worker } },
      pipelines: {},
      config: JSON.stringify(config),
      behindMilliseconds: 600_000,
    });
    const undisturbed = createKiller(world, new Map(), nameJob);
    await undisturbed.start(['p0']);
    const whole = await countLeft(world, 'p0');
    expect(whole).toMatchObject({
      tasks: ['work 1 succeeded', 'work 2 succeeded', 'work/1-a 1 succeeded', 'work/2-b 1 succeeded'],
      made: ['work/1-a', 'work/2-b'],
      summary: 'done: work/1-a, done: work/2-b',
      agents: ['work 1', 'work 2', 'work/1-a 1', 'work/2-b 1'],
      dispatched: ['work 2', 'work/1-a 1', 'work/2-b 1'],
    });

    const gaps = listGaps(undisturbed.seen('p0', 'ask'));
    const killer = createKiller(world, gaps, nameJob);
    await killer.start([...gaps.keys()]);
    await sweepUntilQuiet(world);
    world.server.watch(undefined);
    const last = `p${gaps.size}`;
    // Of the children it is the one that ends last that starts the parent again.
    expect([...killer.killed].map((key) => key.replace(`${last} b`, `${last} a`)).toSorted()).toEqual(
      [...[...gaps.keys()].map((name) => `${name} ask`), 'p1 a', 'p1 b', 'p1 sum', `${last} a`].toSorted(),
    );
    for (const name of gaps.keys()) {
      expect({ name, ...(await countLeft(world, name)) }).toEqual({ name, ...whole });
    }
  },
  1_200_000,
);
