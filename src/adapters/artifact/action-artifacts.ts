import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import type { ArtifactClient } from '@actions/artifact';
import type { ArtifactWriter } from '../../ports/artifacts.ts';

/**
 * Loads GitHub's own client for artifacts of the current workflow run. Loading costs a second of CPU, and most jobs need no client.
 */
export type LoadArtifactClient = () => Promise<Pick<ArtifactClient, 'uploadArtifact' | 'listArtifacts' | 'downloadArtifact'>>;

/** Creates a writer for artifacts of the current workflow run. Loads the client when it uploads. */
export function createActionArtifacts(loadClient: LoadArtifactClient): ArtifactWriter {
  return {
    async upload(name, file, kept) {
      const content = await readFile(file);
      const client = await loadClient();
      const { id } = await client.uploadArtifact(
        name,
        [file],
        dirname(file),
        kept === undefined ? {} : { retentionDays: kept.days },
      );
      if (id === undefined) throw new Error(`The artifact service took "${name}" without giving it an id.`);
      const sha256 = `sha256:${createHash('sha256').update(content).digest('hex')}`;
      return { artifactId: id, file: basename(file), bytes: content.length, sha256 };
    },
  };
}
