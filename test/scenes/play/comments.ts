import { statusMarker } from '../../../src/core/view/status/status-comment.ts';
import { expect } from './scene/act-as-person.ts';
import type { Scene } from './scene/scene.ts';
import type { SceneDocument, SceneResult } from './scene/scene-result.ts';

type Mode = 'all' | 'outcomes' | 'none';

/** The number of comments of the issue at the end, and of the runs issue of its pipeline. */
const counts: Readonly<Record<Mode, { readonly issue: number; readonly runs: number }>> = {
  all: { issue: 5, runs: 0 },
  outcomes: { issue: 1, runs: 4 },
  none: { issue: 0, runs: 5 },
};

/** The most requests of each job. The first run of a pipeline also opens the runs issue and closes it. */
const limits: Readonly<Record<string, number>> = { plan: 9, agent: 1, publish: 11 };

const descriptions: Readonly<Record<Mode, string>> = {
  all: 'comments: all, the default: every stage leaves a comment with its record on the issue.',
  outcomes: 'comments: outcomes leaves the status comment alone on the issue; the records are on the runs issue.',
  none: 'comments: none leaves nothing on the issue; the status comment is on the runs issue too.',
};

/** Builds the scene of the main job with each setting of `comments`, compared with the default. */
export function commentsScenes(checkChain: Scene['check']): readonly Scene[] {
  return (['all', 'outcomes', 'none'] as const).map((mode) => ({
    name: `comments-${mode}`,
    description: descriptions[mode],
    configure: (config) => setComments(config, mode),
    ...(mode === 'all' ? {} : { contrast: { configure: (config: string) => setComments(config, 'all') } }),
    check: (result) => [
      ...checkChain(result),
      ...checkCounts(result.document, mode),
      ...checkRequests(result.document),
      ...(result.contrast === undefined ? [] : checkSamePull(result.document, result.contrast)),
    ],
  }));
}

function setComments(config: string, mode: Mode): string {
  return config.replace('version: 1\n', `version: 1\ncomments: ${mode}\n`);
}

function checkCounts(document: SceneDocument, mode: Mode): readonly string[] {
  const { issue, runs } = counts[mode];
  const records = document.runsIssues.flatMap(({ thread }) => thread);
  const views = document.thread.filter(({ body }) => String(body).endsWith(statusMarker(document.run ?? '')));
  return [
    ...expect(document.thread.length === issue, `the issue should have ${issue} comments, it has ${document.thread.length}`),
    ...expect(records.length === runs, `the runs issue should have ${runs} comments, it has ${records.length}`),
    ...expect(views.length === (mode === 'none' ? 0 : 1), `the issue has ${views.length} status comments`),
  ];
}

function checkRequests({ requests }: SceneDocument): readonly string[] {
  return Object.entries(requests.byJob).flatMap(([job, count]) => {
    const limit = limits[job.split(':')[0] ?? ''] ?? 0;
    return expect(count <= limit, `${job} should need at most ${limit} requests, it made ${count}`);
  });
}

/** Checks that both pull requests read the same. Numbers are left out, because the runs issue has one of its own. */
function checkSamePull(document: SceneDocument, other: SceneDocument): readonly string[] {
  const describe = ({ pullRequests }: SceneResult['document']): string =>
    JSON.stringify(pullRequests.map(({ title, body, head, base }) => [title, body, refOf(head), refOf(base)]));
  const [own, usual] = [describe(document), describe(other)];
  return expect(own === usual, `the pull request should be the same as with comments: all, ${usual}; it is ${own}`);
}

function refOf(branch: unknown): unknown {
  return Reflect.get(Object(branch), 'ref');
}
