import { expect } from 'vitest';
import { readBrokenJob } from '../../src/engine/gate/rerun-jobs.ts';
import type { WorkflowJob } from '../../src/ports/dispatcher.ts';
import { createHarness } from '../support/engine-harness.ts';
import { requirement } from '../support/requirement.ts';

type Conclusions = Readonly<Record<'plan' | 'agent' | 'publish', string>>;

const dead = { plan: 'failure', agent: 'skipped', publish: 'skipped' };
const lost = { plan: 'success', agent: 'success', publish: 'failure' };

/** The job that a sweep lets GitHub run again after these attempts of a workflow run, and the lists that it read for that. */
async function findBroken(attempts: readonly Conclusions[]) {
  const asked: string[] = [];
  const jobs = attempts.map((each, index) =>
    Object.entries(each).map(([name, conclusion], id): WorkflowJob => {
      return { id, name: `baton / ${name}`, status: 'completed', conclusion, url: '', began: true, attempt: index + 1 };
    }),
  );
  const { ports } = createHarness().engine;
  const listJobs = async (_run: number, which: 'latest' | 'all' = 'latest') => {
    asked.push(which);
    return which === 'all' ? jobs.flat() : (jobs.at(-1) ?? []);
  };
  const broken = await readBrokenJob({ ports: { workflowRuns: { ...ports.workflowRuns, listJobs } } }, 900);
  return { name: broken?.name, asked };
}

requirement(
  {
    ids: ['F-CH3', 'DESIGN-5.3'],
    title:
      'a publish job does not pay for the attempts of its plan (src/engine/gate/rerun-jobs.ts, before src/core/gate/stop.ts is reached)',
    input: 'plan dies twice, then publish one to three times; plan dies three times; one attempt',
    expected: 'publish runs again twice; plan no more; all attempts are listed from the third on',
  },
  async () => {
    const again = { name: 'baton / publish', asked: ['latest', 'all'] };
    expect(await findBroken([lost])).toEqual({ name: 'baton / publish', asked: ['latest'] });
    expect(await findBroken([dead, dead, lost])).toEqual(again);
    expect(await findBroken([dead, dead, lost, lost])).toEqual(again);
    expect(await findBroken([dead, dead, lost, lost, lost])).toEqual({ name: undefined, asked: ['latest', 'all'] });
    expect(await findBroken([dead, dead, dead])).toEqual({ name: undefined, asked: ['latest', 'all'] });
  },
);
