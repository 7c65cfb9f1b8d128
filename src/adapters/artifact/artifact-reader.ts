import { createHash } from 'node:crypto';
import type { ArtifactReader, ArtifactSource } from '../../ports/artifacts.ts';

/** Archives take a little more than the file when it does not compress. */
const archiveOverhead = 65_536;

/** One file of an artifact, in memory, with exactly the bytes that its reference promises. */
export function createArtifactReader(source: ArtifactSource): ArtifactReader {
  return {
    async download(ref, { run, maxBytes }) {
      if (ref.bytes > maxBytes) {
        return 'too-large';
      }
      const archive = await source.getArchive(ref.artifactId, { run, maxBytes: maxBytes + archiveOverhead });
      if (typeof archive === 'string') {
        return archive;
      }
      const content = (await loadUnzip()).unzipEntry(archive, { name: ref.file, maxBytes });
      if (typeof content === 'string') {
        return content;
      }
      const sha256 = `sha256:${createHash('sha256').update(content).digest('hex')}`;
      return content.length === ref.bytes && sha256 === ref.sha256 ? content : 'digest';
    },
  };
}

/** Loads what few jobs need: its library takes time to set up. */
const loadUnzip = () => import('./unzip-entry.ts');
