import { createHash } from 'node:crypto';
import type { ArtifactLocator, ArtifactRef } from '../../../src/core/output/agent-output.ts';
import type { ArtifactProblem, ArtifactReader, TextArtifacts } from '../../../src/ports/artifacts.ts';
import { GitHubError } from '../../../src/ports/github.ts';
import type { SimRun } from './runs.ts';

/** The artifacts of all workflow runs. A name is taken once in a workflow run, whatever its attempt. */
export interface Texts {
  forRun(run: SimRun): Required<TextArtifacts>;
  upload(run: SimRun, name: string, text: string): ArtifactRef;
  readonly reader: ArtifactReader;
  /** Takes an artifact away: a person deletes it, or its time is over. */
  remove(artifactId: number, why?: 'missing' | 'expired'): void;
  /** Returns the text of an artifact that was uploaded. */
  find(artifactId: number): string | undefined;
}

export function createTexts(): Texts {
  const saved = new Map<number, { readonly run: number; readonly text: string }>();
  const removed = new Map<number, 'missing' | 'expired'>();
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

  function read({ artifactId, sha256 }: ArtifactRef, run: number): { readonly text: string } | ArtifactProblem {
    const found = saved.get(artifactId);
    const problem = found === undefined ? 'missing' : removed.get(artifactId);
    if (found === undefined || problem !== undefined) return problem ?? 'missing';
    if (found.run !== run) return 'foreign-run';
    return digestOf(found.text) === sha256 ? { text: found.text } : 'digest';
  }

  return {
    upload,
    remove: (artifactId, why = 'missing') => void removed.set(artifactId, why),
    reader: {
      async download(ref, { run }) {
        const found = read(ref, run);
        return typeof found === 'string' ? found : Buffer.from(found.text);
      },
    },
    find: (artifactId) => (removed.has(artifactId) ? undefined : saved.get(artifactId)?.text),
    forRun: (run) => ({
      save: async (name, text): Promise<ArtifactLocator> => ({ ...upload(run, name, text), run: run.id }),
      read: async (locator) => read(locator, locator.run),
    }),
  };
}

function digestOf(text: string): string {
  return `sha256:${createHash('sha256').update(text).digest('hex')}`;
}
