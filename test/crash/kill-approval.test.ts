import { expect } from 'vitest';
import { listIssues, listTitles } from '../support/kill/count-left.ts';
import { createKiller, type Killer } from '../support/kill/create-killer.ts';
import { buildGap, type Gap } from '../support/kill/gap.ts';
import { sweepUntilQuiet } from '../support/kill/sweep-until-quiet.ts';
import { type LocalWorld, useLocalWorlds } from '../support/local-world.ts';
import { requirement } from '../support/requirement.ts';

/** More than the gaps of the job that asks, or of the one that carries an approval out. */
const pipelines = 12;
const names = Array.from({ length: pipelines }, (_, index) => `p${index}`);
const create = useLocalWorlds();

const config = {
  version: 1,
  signing: { keys: ['KEY'] },
  agents: { worker: { engine: 'command', command: ['true'] } },
  pipelines: Object.fromEntries(
    names.map((name) => [
      name,
      {
        on: { issues: { labels: [name] } },
        stages: { report: { uses: 'issue', approval: { role: 'write' }, with: { title: `Report of ${name}`, body: 'Done.' } } },
      },
    ]),
  ),
};

/** What a run has left, counted: the questions, the approvals, what the stage made, and how often it was dispatched. */
async function countLeft(world: LocalWorld, name: string) {
  const all = await listIssues(world);
  const subject = all.find(({ title }) => title === name)?.number ?? 0;
  const comments = await world.thread(subject);
  const { records } = await world.records(subject);
  const titles = await listTitles(world);
  return {
    requests: comments.filter(({ body }) => body.includes('<!-- baton-request:')).length,
    kinds: records.map(({ record }) => record.kind).join(' '),
    reports: all.filter(({ title }) => title === `Report of ${name}`).length,
    dispatched: titles.filter((title) => title.startsWith(`${name}-${subject}/`)).length,
  };
}

async function approve(world: LocalWorld, name: string): Promise<void> {
  const subject = (await listIssues(world)).find(({ title }) => title === name)?.number ?? 0;
  const request = (await world.thread(subject)).map(({ body }) => body).find((body) => body.includes('<!-- baton-request:'));
  const command = /^\/baton approve .*$/m.exec(request ?? '')?.[0] ?? '';
  await world.ask(`/issues/${subject}/comments`, { method: 'POST', body: { body: command } });
}

/** In the run of each name the plan job dies after another request that writes, or after its first or last one. */
function gapsOf(requests: readonly string[], from: number): ReadonlyMap<string, readonly Gap[]> {
  const of = requests.length;
  const after = requests.flatMap((request, index) =>
    index === 0 || index === of - 1 || !request.startsWith('GET ') ? [index + 1] : [],
  );
  if (from + after.length > pipelines) throw new Error(`There are ${after.length} gaps, and ${pipelines} pipelines.`);
  return new Map(after.map((gap, index) => [`p${from + index}`, [buildGap('plan', { after: gap, of })]]));
}

requirement(
  {
    ids: ['T43', 'DESIGN-5.1', 'DESIGN-5.2', 'T16'],
    title: 'a job lost at every gap, the one that asks for an approval and the one that carries it out, leaves one of everything',
    input: 'a built-in with `approval`: lost after each request of both jobs that writes, once per run; then sweeps',
    expected:
      'one comment that asks, one approval, one start of the stage, one issue, one end; 0 workflow runs in progress while all wait',
  },
  async () => {
    const world = await create({
      agents: {},
      pipelines: {},
      config: JSON.stringify(config),
      behindMilliseconds: 600_000,
    });
    const undisturbed: Killer = createKiller(world, new Map());
    await undisturbed.start(['p0']);
    const asking = gapsOf(undisturbed.seen('p0', 'plan'), 1);
    const asker = createKiller(world, asking);
    await asker.start(names.slice(1));
    await sweepTwice(world);
    expect([...asker.killed]).toHaveLength(asking.size);
    for (const name of names) expect({ name, ...(await countLeft(world, name)) }).toMatchObject({ requests: 1, kinds: 'run' });
    for (const status of ['in_progress', 'queued', 'waiting'])
      expect(await world.ask(`/actions/runs?status=${status}`)).toMatchObject({ total_count: 0 });

    const first = createKiller(world, new Map());
    await first.start(['p0'], (name) => approve(world, name));
    const carrying = gapsOf(first.seen('p0', 'plan'), 1);
    const approver = createKiller(world, carrying);
    await approver.start(names.slice(1), (name) => approve(world, name));
    await sweepUntilQuiet(world);
    world.server.watch(undefined);
    expect([...approver.killed]).toHaveLength(carrying.size);
    for (const name of names)
      expect({ name, ...(await countLeft(world, name)) }).toEqual({
        name,
        requests: 1,
        kinds: 'run decision task end',
        reports: 1,
        dispatched: 1,
      });
  },
  1_200_000,
);

async function sweepTwice(world: LocalWorld): Promise<void> {
  for (let sweeps = 0; sweeps < 2; sweeps += 1) {
    await world.dispatch({});
    await world.settle();
  }
}
