import { zipSync } from 'fflate';
import type { ListedArtifact } from '../../../src/adapters/github/artifact-source.ts';
import { outputArtifact, outputFile } from '../../../src/host/program-facts.ts';
import { GitHubError } from '../../../src/ports/github.ts';
import { repository } from '../world/ports.ts';
import type { SimRun } from '../world/runs.ts';

/** The artifacts in which agent jobs leave their outputs for the App. */
export interface Archives {
  /** Stores the output of an attempt. A name is taken once in a workflow run. */
  upload(run: SimRun, output: object): void;
  list(run: number, name?: string): readonly ListedArtifact[];
  read(id: number, run: number): Uint8Array | 'missing' | 'foreign-run';
}

export function createArchives(): Archives {
  const stored = new Map<number, { readonly run: number; readonly name: string; readonly zip: Uint8Array }>();
  return {
    upload(run, output) {
      const name = outputArtifact(run.attempt);
      if (run.artifacts.has(name))
        throw new GitHubError(`an artifact with this name already exists: ${name}`, {
          reason: 'conflict',
          status: 409,
          code: 'BATON-E805',
        });
      const content = Buffer.from(JSON.stringify(output));
      run.artifacts.set(name, content);
      const zip = zipSync({ [outputFile]: content }, { mtime: '2026-03-18T08:00:00Z' });
      stored.set(70_000 + stored.size, { run: run.id, name, zip });
    },
    list: (run, name) =>
      [...stored]
        .filter(([, archive]) => archive.run === run && (name === undefined || archive.name === name))
        .map(([id, archive]) => ({
          id,
          name: archive.name,
          expired: false,
          size_in_bytes: archive.zip.length,
          workflow_run: { id: run, repository_id: repository.id, head_repository_id: repository.id },
        })),
    read(id, run) {
      const found = stored.get(id);
      if (found === undefined) return 'missing';
      return found.run === run ? found.zip : 'foreign-run';
    },
  };
}
