import { createHash } from 'node:crypto';
import type { ArtifactLocator, ArtifactRef } from '../../../src/core/output/agent-output.ts';
import type { ArtifactReader, TextArtifacts } from '../../../src/ports/artifacts.ts';
import { GitHubError } from '../../../src/ports/github.ts';
import type { SimRun } from './runs.ts';

/** The artifacts of all workflow runs. A name is taken once in a workflow run, whatever its attempt. */
export interface Texts {
  forRun(run: SimRun): Required<TextArtifacts>;
  upload(run: SimRun, name: string, text: string): ArtifactRef;
  readonly reader: ArtifactReader;
  /** Deletes an artifact, as its time or a person does. */
  remove(artifactId: number): void;
  /** Returns the text of an artifact that was uploaded. */
  find(artifactId: number): string | undefined;
}

export function createTexts(): Texts {
  const saved = new Map<number, { readonly run: number; readonly text: string }>();
  let nextId = 500;

  function upload(run: SimRun, name: string, text: string): ArtifactRef {
    if (run.artifacts.has(name))
      throw new GitHubError(`an artifact with this name already exists: ${name}`, {
        reason: 'conflict',
        status: 409,
        code: 'BATON-E805',
      });
    run.artifacts.set(name, Buffer.from(text));
    const artifactId = nextId++;
    saved.set(artifactId, { run: run.id, text });
    return { artifactId, file: 'text', bytes: Buffer.byteLength(text), sha256: digestOf(text) };
  }

  return {
    upload,
    remove: (artifactId) => void saved.delete(artifactId),
    reader: {
      async download({ artifactId, sha256 }, { run }) {
        const found = saved.get(artifactId);
        if (found === undefined) return 'missing';
        if (found.run !== run) return 'foreign-run';
        return digestOf(found.text) === sha256 ? Buffer.from(found.text) : 'digest';
      },
    },
    find: (artifactId) => saved.get(artifactId)?.text,
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
