import { expect } from './scene/act-as-person.ts';
import type { Scene } from './scene/scene.ts';
import type { SceneResult } from './scene/scene-result.ts';

const intended = [
  { what: 'the first record', line: /^- comment on `#\d+` with the run record of fix-\d+: /m },
  { what: 'the status comment', line: /^- comment on `#\d+`: .*Baton run `?fix-\d+`?/m },
  { what: 'the start of the first agent', line: /^- start fix-\d+\/investigate execution 1 for agent$/m },
];

/** The scene of a label with `dry-run: true` in the caller, and the same without it, to count the writes that were left out. */
export const dryRunScene: Scene = {
  name: 'dry-run',
  description: 'With dry-run: true a label writes nothing; the summary of the job lists everything that it would have written.',
  workflow: (text) => text.replace('    with:\n', '    with:\n      dry-run: true\n'),
  contrast: { workflow: (text) => text },
  check: checkNothing,
};

function checkNothing({ document, jobs, labels, contrast }: SceneResult): readonly string[] {
  const ran = jobs.filter(({ conclusion }) => conclusion !== 'skipped');
  const summary = ran[0]?.summary ?? '';
  const listed = summary.match(/^- .*$/gm) ?? [];
  const requests = listed.filter((line) => !line.startsWith('- start '));
  const written = Object.entries(contrast?.requests.writes ?? {}).find(([job]) => job.startsWith('plan'))?.[1] ?? 0;
  const names = ran.map(({ name, conclusion }) => `${name} ${conclusion}`);
  return [
    ...expect(
      names.join() === 'baton / plan success' || names.join() === 'plan success',
      `only plan should have run, and succeeded: ${names.join()}`,
    ),
    ...expect(
      Object.keys(document.requests.writes).length === 0,
      `no job should have written: ${JSON.stringify(document.requests.writes)}`,
    ),
    ...expect(document.thread.length === 0, `the thread should be empty, it has ${document.thread.length} comments`),
    ...expect(labels.join() === 'agent-ready', `the labels should be as they were: ${labels.join()}`),
    ...expect(summary.includes('Dry run: nothing was written.'), 'the summary should say that nothing was written'),
    ...intended.flatMap(({ what, line }) => expect(line.test(summary), `the summary should list ${what}`)),
    ...expect(
      written > 0 && requests.length === written,
      `in earnest plan wrote ${written} times, and the summary lists ${requests.length}: ${requests.join(' / ')}`,
    ),
    ...expect(contrast?.outcome === 'succeeded', `in earnest the run should have succeeded: ${contrast?.outcome ?? 'unknown'}`),
  ];
}
