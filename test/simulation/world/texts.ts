import { createHash } from 'node:crypto';
import type { ArtifactLocator, ArtifactRef } from '../../../src/core/output/agent-output.ts';
import type { TextArtifacts } from '../../../src/ports/artifacts.ts';
import { GitHubError } from '../../../src/ports/github.ts';
import type { SimRun } from './runs.ts';

/** The artifacts of all workflow runs. A name is taken once in a workflow run, whatever its attempt. */
export interface Texts {
  forRun(run: SimRun): Required<TextArtifacts>;
  upload(run: SimRun, name: string, text: string): ArtifactRef;
}

export function createTexts(): Texts {
  const saved = new Map<number, { readonly run: number; readonly text: string }>();

  function upload(run: SimRun, name: string, text: string): ArtifactRef {
    if (run.artifacts.has(name))
      throw new GitHubError(`an artifact with this name already exists: ${name}`, {
        reason: 'conflict',
        status: 409,
        code: 'BATON-E805',
      });
    run.artifacts.set(name, Buffer.from(text));
    const artifactId = 500 + saved.size;
    saved.set(artifactId, { run: run.id, text });
    return { artifactId, file: 'text', bytes: Buffer.byteLength(text), sha256: digestOf(text) };
  }

  return {
    upload,
    forRun: (run) => ({
      save: async (name, text): Promise<ArtifactLocator> => ({ ...upload(run, name, text), run: run.id }),
      async read(locator) {
        const found = saved.get(locator.artifactId);
        if (found === undefined) return 'missing';
        if (found.run !== locator.run) return 'foreign-run';
        return digestOf(found.text) === locator.sha256 ? { text: found.text } : 'digest';
      },
    }),
  };
}

function digestOf(text: string): string {
  return `sha256:${createHash('sha256').update(text).digest('hex')}`;
}
