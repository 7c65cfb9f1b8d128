import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ArtifactProblem, ArtifactSource } from '../../ports/artifacts.ts';
import type { LoadArtifactClient } from './action-artifacts.ts';

/**
 * Creates a source that reads archives from the artifact service of the current workflow run. The service knows no other run's
 * archives and uses none of the token's REST requests. Any job of the run could have replaced an archive, so the digest that the
 * caller knows decides.
 */
export function createActionArtifactSource(loadClient: LoadArtifactClient): ArtifactSource {
  return {
    async readArchive(id, { maxBytes }) {
      const client = await loadClient();
      const artifact = (await client.listArtifacts()).artifacts.find((candidate) => candidate.id === id);
      if (artifact === undefined) return 'missing';
      if (artifact.size > maxBytes) return 'too-large';
      const directory = await mkdtemp(join(tmpdir(), 'baton-artifact-'));
      try {
        const expected = artifact.digest === undefined ? {} : { expectedHash: artifact.digest };
        const { digestMismatch } = await client.downloadArtifact(id, { path: directory, skipDecompress: true, ...expected });
        return digestMismatch ? 'digest' : await readOnlyFile(directory);
      } finally {
        await rm(directory, { recursive: true, force: true });
      }
    },
  };
}

/** Reads the archive under whatever name the service gave it. */
async function readOnlyFile(directory: string): Promise<Uint8Array | ArtifactProblem> {
  const [file, ...others] = await readdir(directory);
  return file === undefined || others.length > 0 ? 'malformed' : readFile(join(directory, file));
}
