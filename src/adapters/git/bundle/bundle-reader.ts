import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { protectedPaths } from '../../../core/git/check-commits.ts';
import { failure } from '../../../core/result.ts';
import type { ArtifactProblem, ArtifactReader } from '../../../ports/artifacts.ts';
import type { BundleReader } from '../../../ports/bundle-reader.ts';
import type { Remote } from './fetch-base.ts';
import { readBundle } from './read-bundle.ts';

export interface BundleReaderOptions {
  readonly artifacts: ArtifactReader;
  readonly remote: Remote;
  /** Paths that commits may not change. Default: workflow files and CODEOWNERS. */
  readonly protectedPaths?: readonly string[];
  /** The `PATH` to find git by. */
  readonly path: string;
}

const maxBytes = 268_435_456;

const words: Readonly<Record<ArtifactProblem, string>> = {
  missing: 'is not there',
  expired: 'has expired',
  'foreign-run': 'was made by another workflow run',
  'too-large': `has more than ${maxBytes} bytes`,
  digest: 'holds other bytes than the agent job announced',
  malformed: 'is no sound archive',
  entries: 'holds more than the one file that was announced',
  path: 'holds another file than the one that was announced',
  link: 'holds a link instead of a file',
  ratio: 'unpacks to far more than its size',
};

/** Creates a reader for bundles that were uploaded as artifacts. Reads them with the git program. */
export function createBundleReader(options: BundleReaderOptions): BundleReader {
  return {
    async read({ bundle, base, head }, { workflowRun, trustedPaths }) {
      const bytes = await options.artifacts.download(bundle, { run: workflowRun, maxBytes });
      if (typeof bytes === 'string') {
        const message = `The commits have not arrived: artifact ${bundle.artifactId} ${words[bytes]}. Run the task again.`;
        return failure({ code: 'BATON-E710', message });
      }
      const directory = await mkdtemp(join(tmpdir(), 'baton-bundle-'));
      try {
        return await readBundle({ protectedPaths, ...options, bytes, base, head, directory, trustedPaths });
      } finally {
        await rm(directory, { recursive: true, force: true });
      }
    },
  };
}
