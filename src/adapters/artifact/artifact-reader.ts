// This folder stores and reads artifacts of workflow runs. A file is uploaded by `action-artifacts`. To read it, a source
// delivers the archive (GitHub's REST interface or `action-artifact-source`), `unzip-entry` checks and unpacks its one file, and
// this file compares the digest. `text-artifacts` and `traces` are the two uses for texts.

import { createHash } from 'node:crypto';
import type { ArtifactReader, ArtifactSource } from '../../ports/artifacts.ts';

/** The bytes that an archive may have beyond its file. An archive is a little larger than a file that does not compress. */
const archiveOverhead = 65_536;

/** Creates a reader that returns one file of an artifact, in memory, with exactly the bytes that its reference promises. */
export function createArtifactReader(source: ArtifactSource): ArtifactReader {
  return {
    async download(ref, { run, maxBytes }) {
      if (ref.bytes > maxBytes) return 'too-large';
      const archive = await source.readArchive(ref.artifactId, { run, maxBytes: maxBytes + archiveOverhead });
      if (typeof archive === 'string') return archive;
      const content = (await loadUnzip()).unzipEntry(archive, { name: ref.file, maxBytes });
      if (typeof content === 'string') return content;
      const sha256 = `sha256:${createHash('sha256').update(content).digest('hex')}`;
      return content.length === ref.bytes && sha256 === ref.sha256 ? content : 'digest';
    },
  };
}

/** Loads what few jobs need: its library takes time to set up. */
const loadUnzip = () => import('./unzip-entry.ts');
