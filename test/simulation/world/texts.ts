import { createHash } from 'node:crypto';
import type { ArtifactLocator, ArtifactRef } from '../../../src/core/output/agent-output.ts';
import type { ArtifactProblem, ArtifactReader, TextArtifacts } from '../../../src/ports/artifacts.ts';
import { refuse } from './refuse.ts';
import type { SimRun } from './runs.ts';

/** The artifacts of all workflow runs. A name is taken once in a workflow run, whatever its attempt. */
export interface Texts {
  forRun(run: Pick<SimRun, 'id' | 'artifacts'>): Required<TextArtifacts>;
  upload(
    run: Pick<SimRun, 'id' | 'artifacts'>,
    name: string,
    written: { readonly text: string; readonly file?: string },
  ): ArtifactRef;
  readonly reader: ArtifactReader;
  /** Spoils an artifact: a person deletes it, its time is over, or whatever else reading it comes to from now on. */
  spoil(artifactId: number, problem: ArtifactProblem): void;
  /** Returns the text of an artifact that was uploaded. */
  find(artifactId: number): string | undefined;
}

export function createTexts(): Texts {
  const saved = new Map<number, { readonly run: number; readonly text: string; readonly file: string }>();
  const spoilt = new Map<number, ArtifactProblem>();
  let nextId = 500;

  const upload: Texts['upload'] = (run, name, { text, file = 'text' }) => {
    if (run.artifacts.has(name)) throw refuse({ status: 409, message: `an artifact with this name already exists: ${name}` });
    run.artifacts.set(name, Buffer.from(text));
    const artifactId = nextId++;
    saved.set(artifactId, { run: run.id, text, file });
    return { artifactId, file, bytes: Buffer.byteLength(text), sha256: digestOf(text) };
  };

  function read(
    { artifactId, sha256, bytes, file }: ArtifactRef,
    { run, maxBytes = bytes }: { readonly run: number; readonly maxBytes?: number },
  ): { readonly text: string } | ArtifactProblem {
    const found = saved.get(artifactId);
    const problem = found === undefined ? 'missing' : spoilt.get(artifactId);
    if (found === undefined || problem !== undefined) return problem ?? 'missing';
    if (found.run !== run) return 'foreign-run';
    if (Buffer.byteLength(found.text) > maxBytes) return 'too-large';
    if (found.file !== file) return 'path';
    return digestOf(found.text) === sha256 && Buffer.byteLength(found.text) === bytes ? { text: found.text } : 'digest';
  }

  return {
    upload,
    spoil: (artifactId, problem) => void spoilt.set(artifactId, problem),
    reader: {
      async download(ref, limits) {
        const found = read(ref, limits);
        return typeof found === 'string' ? found : Buffer.from(found.text);
      },
    },
    find: (artifactId) => (spoilt.has(artifactId) ? undefined : saved.get(artifactId)?.text),
    forRun: (run) => ({
      save: async (name, text): Promise<ArtifactLocator> => ({ ...upload(run, name, { text }), run: run.id }),
      read: async (locator) => read(locator, locator),
    }),
  };
}

function digestOf(text: string): string {
  return `sha256:${createHash('sha256').update(text).digest('hex')}`;
}
