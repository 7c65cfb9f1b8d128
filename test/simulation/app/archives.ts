import { zipSync } from 'fflate';
import type { ListedArtifact } from '../../../src/adapters/github/artifact-source.ts';
import { outputArtifact, outputFile } from '../../../src/host/program-facts.ts';
import { repository } from '../world/ports.ts';
import type { SimRun } from '../world/runs.ts';
import type { Texts } from '../world/texts.ts';

/** The artifacts in which agent jobs leave their outputs for the App. */
export interface Archives {
  /** Stores the output of an attempt. A name is taken once in a workflow run. */
  upload(run: SimRun, output: object): void;
  list(run: number, name?: string): readonly ListedArtifact[];
  read(id: number, run: number): Uint8Array | 'missing' | 'foreign-run';
}

export function createArchives(texts: Texts): Archives {
  const stored = new Map<number, { readonly run: number; readonly name: string; readonly bytes: number }>();
  return {
    upload(run, output) {
      const name = outputArtifact(run.attempt);
      const { artifactId, bytes } = texts.upload(run, name, { text: JSON.stringify(output) });
      stored.set(artifactId, { run: run.id, name, bytes });
    },
    list: (run, name) =>
      [...stored]
        .filter(([, archive]) => archive.run === run && (name === undefined || archive.name === name))
        .map(([id, archive]) => ({
          id,
          name: archive.name,
          expired: false,
          size_in_bytes: archive.bytes,
          workflow_run: { id: run, repository_id: repository.id, head_repository_id: repository.id },
        })),
    read(id, run) {
      const text = texts.find(id);
      if (text === undefined) return 'missing';
      if (stored.get(id)?.run !== run) return 'foreign-run';
      return zipSync({ [outputFile]: Buffer.from(text) }, { mtime: '2026-03-18T08:00:00Z' });
    },
  };
}
