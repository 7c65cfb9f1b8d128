import { z } from 'zod';
import { cancelAtWork, expect } from '../scene/act-as-person.ts';
import type { Scene } from '../scene/scene.ts';
import type { SceneResult } from '../scene/scene-result.ts';

/** The scenes in which a workflow of the user listens to the runs of a pipeline. */
export const notifyScenes: readonly Scene[] = [
  {
    name: 'notify',
    description: 'A workflow of the user starts once when an agent hands over, and once when the run has ended.',
    overlays: ['research-article', 'research-article-variants/notify'],
    configure: addListeners,
    check: checkTold,
  },
  {
    name: 'notify-cancel',
    description: 'A run is cancelled; the job that cancels may not tell listeners, so one publish job does, once.',
    overlays: ['research-article-variants/notify'],
    configure: (config) =>
      addListeners(config).replace('command: [node, scripts/agents/investigate.mjs]', 'command: [sleep, "600"]'),
    act: cancelAtWork,
    check: checkToldOfCancel,
  },
];

/** Returns the config with listeners of ends and of transfers, each with a type of its own. */
function addListeners(config: string): string {
  const notify = '    notify: [{ on: [end], dispatch: baton-run-ended }, { on: [transfer], dispatch: baton-handed-over }]\n';
  return config.replace(/^ {4}stages:\n/m, `${notify}    stages:\n`);
}

const eventSchema = z.object({
  specversion: z.literal('1.0'),
  id: z.string(),
  type: z.string(),
  subject: z.string(),
  data: z.looseObject({ outcome: z.string().optional(), from: z.string().optional(), to: z.string().optional() }),
});

/** Returns the events as the jobs of the listening workflow wrote them down. */
function listTold({ jobs }: SceneResult): readonly z.infer<typeof eventSchema>[] {
  return jobs.filter(({ name }) => name === 'told').map(({ summary }) => eventSchema.parse(JSON.parse(summary)));
}

/** Counts the jobs that ran, by the last part of their names. */
function countJobs({ jobs }: SceneResult): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { name, conclusion } of jobs) {
    const role = name.split(' / ').at(-1) ?? name;
    if (conclusion !== 'skipped') counts[role] = (counts[role] ?? 0) + 1;
  }
  return counts;
}

function checkTold(result: SceneResult): readonly string[] {
  const { document } = result;
  const told = listTold(result);
  const transfer = told.find(({ type }) => type === 'dev.baton.run.transfer');
  const end = told.find(({ type }) => type === 'dev.baton.run.ended');
  return [
    ...expect(document.outcome === 'succeeded', `the run should have succeeded, its outcome is ${document.outcome ?? 'unknown'}`),
    ...expect(told.length === 2, `the workflow should have been started twice, it was ${told.length} times`),
    ...expect(
      transfer?.subject === `${document.run}/article` && transfer.data.from === 'researcher' && transfer.data.to === 'writer',
      'the transfer from researcher to writer should have been told',
    ),
    ...expect(end?.subject === document.run && end?.data.outcome === 'succeeded', 'the end should have been told'),
    ...checkSent(result, 2),
    ...expectJobs(result, { plan: 1, agent: 3, publish: 3, told: 2 }),
  ];
}

function checkToldOfCancel(result: SceneResult): readonly string[] {
  const { document } = result;
  const [told, ...more] = listTold(result);
  const own = result.jobs.filter(({ title, conclusion }) => title.includes('/notify:end ') && conclusion !== 'skipped');
  return [
    ...expect(document.outcome === 'cancelled', `the run should be cancelled, its outcome is ${document.outcome ?? 'unknown'}`),
    ...expect(
      told?.subject === document.run && told?.data.outcome === 'cancelled' && more.length === 0,
      `the end should have been told once, ${more.length + (told === undefined ? 0 : 1)} events were`,
    ),
    ...expect(
      own.length === 1 && own[0]?.name.endsWith('publish') === true,
      `one publish job should have told it, there were: ${own.map(({ name }) => name).join(', ')}`,
    ),
    ...checkSent(result, 1),
    ...expectJobs(result, { plan: 3, agent: 1, publish: 2, told: 1 }),
  ];
}

/** Checks that the events were sent once each: one request, and an id of its own. */
function checkSent({ report }: SceneResult, count: number): readonly string[] {
  const ids = new Set(report.events.map(({ payload }) => payload.id));
  return expect(
    report.events.length === count && ids.size === count,
    `${count} events should have been sent, there were ${report.events.length}`,
  );
}

function expectJobs(result: SceneResult, wanted: Readonly<Record<string, number>>): readonly string[] {
  const counted = countJobs(result);
  const differ = Object.entries({ ...counted, ...wanted }).some(([role]) => counted[role] !== wanted[role]);
  return expect(!differ, `there should be the jobs ${JSON.stringify(wanted)}, there were ${JSON.stringify(counted)}`);
}
