import { createNodeHasher } from '../../../src/adapters/crypto/node-hasher.ts';
import { escalationMarker } from '../../../src/core/view/markers.ts';
import type { DemoTask } from '../../../src/lab/demo/demo-result.ts';
import type { World } from '../../../src/lab/world/world.ts';
import type { LocalRunnerJob } from '../../../src/local/runner-contract.ts';
import { controlled } from '../../support/local-github/controlled-github.ts';
import { expect } from './scene/act-as-person.ts';
import type { Scene } from './scene/scene.ts';
import type { SceneDocument, SceneResult } from './scene/scene-result.ts';

/**
 * The scene of the main job with its handoffs in artifacts, the same with comments, and once more while an artifact is deleted.
 */
export const storeScene: Scene = {
  name: 'store-artifacts',
  description: 'Handoffs lie in artifacts: the prompts stay the same; when one is deleted on the way, the run ends by that name.',
  configure: (config) => `${config.trimEnd()}\nstore: artifacts\n`,
  contrast: { configure: (config) => `${config.trimEnd()}\nstore: comments\n` },
  mishap: deleteHandoffs,
  check: (result) => [...checkStored(result), ...checkPrompts(result), ...checkDeleted(result.mishap)],
};

/** Deletes the artifact of a handoff just before the job starts that needs it, as a person with that right could. */
function deleteHandoffs(world: World, { state, title, name }: LocalRunnerJob): void {
  if (state !== 'started' || !title.includes('/fix 1') || !name.endsWith('agent')) return;
  for (const runId of new Set(world.runner.jobs.map((job) => job.runId))) {
    for (const [artifact, id] of controlled(world.server).artifactsOf(runId))
      if (artifact.startsWith('baton-handoff-')) controlled(world.server).deleteArtifact(id);
  }
}

function checkStored({ document, testsPass }: SceneResult): readonly string[] {
  const investigate = find(document, 'investigate');
  const shown = document.thread.filter(({ body }) => String(body).includes(firstWords(investigate)));
  return [
    ...expect(document.outcome === 'succeeded', `the run should have succeeded, its outcome is ${document.outcome ?? 'unknown'}`),
    ...expect(investigate?.handoff != null, 'the artifact of investigate holds no handoff'),
    ...expect(shown.length === 0, `no comment should show the handoff of investigate, ${shown.length} do`),
    ...expect(
      document.pullRequests.some(({ body }) => String(body).includes(firstWords(investigate))),
      'the pull request does not hold the summary of the investigation',
    ),
    ...expect(testsPass === true, 'the tests do not pass on the branch of the pull request'),
  ];
}

/**
 * Checks that both worlds have the same prompt. The fences have a random name in each, so that of one prompt is replaced by
 * that of the other.
 */
function checkPrompts({ document, contrast }: SceneResult): readonly string[] {
  const [here, there] = [find(document, 'fix'), contrast === undefined ? undefined : find(contrast, 'fix')];
  const same = there?.prompt?.replaceAll(there.nonce ?? '', here?.nonce ?? '');
  return [
    ...expect(here?.prompt != null, 'the prompt of fix cannot be rendered again from records and artifacts'),
    ...expect(
      same !== undefined && createNodeHasher().sha256(same) === here?.promptDigest,
      'the prompt of fix has another digest than with `store: comments`',
    ),
  ];
}

function checkDeleted(document: SceneDocument | undefined): readonly string[] {
  if (document === undefined) return ['the run without the artifact was not played'];
  const fix = find(document, 'fix');
  const call = document.thread
    .map(({ body }) => String(body))
    .find((body) => body.endsWith(escalationMarker(document.run ?? '')));
  return [
    ...expect(document.outcome === 'failed', `without the artifact the run should have failed, it is ${document.outcome}`),
    ...expect(fix?.reason === 'artifact-expired', `fix should have ended as artifact-expired, it did as ${fix?.reason}`),
    ...expect(fix?.prompt === null, 'no agent should have been given a prompt without its handoff'),
    ...['lies in artifact', 'somebody deleted it', 'retention.artifacts', 'Start the pipeline again'].flatMap((words) =>
      expect(call?.includes(words) === true, `the comment that asks a person should hold "${words}"`),
    ),
    ...expect(document.pullRequests.length === 0, 'without the artifact no pull request should have been opened'),
  ];
}

function find({ tasks }: SceneDocument, stage: string): DemoTask | undefined {
  return tasks.find((task) => task.stage === stage);
}

/** Returns the first words of the summary. Only they are compared, because rendering neutralises the text. */
function firstWords(task: DemoTask | undefined): string {
  return task?.handoff?.summary.split(/[^\p{L}\p{N} ]/u)[0]?.trim() || '(no summary)';
}
