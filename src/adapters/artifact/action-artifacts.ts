import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import type { ArtifactWriter } from '../../ports/artifacts.ts';

/**
 * Creates a writer for artifacts of the current workflow run with GitHub's own client. Loads the client on the first upload:
 * loading costs a second of CPU, and most jobs upload nothing.
 */
export function createActionArtifacts(): ArtifactWriter {
  return {
    async upload(name, file, kept) {
      const content = await readFile(file);
      const { DefaultArtifactClient } = await import('@actions/artifact');
      const { id } = await new DefaultArtifactClient().uploadArtifact(
        name,
        [file],
        dirname(file),
        kept === undefined ? {} : { retentionDays: kept.days },
      );
      if (id === undefined) {
        throw new Error(`The artifact service took "${name}" without giving it an id.`);
      }
      const sha256 = `sha256:${createHash('sha256').update(content).digest('hex')}`;
      return { artifactId: id, file: basename(file), bytes: content.length, sha256 };
    },
  };
}
