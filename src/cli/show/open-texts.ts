import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createArtifactReader } from '../../adapters/artifact/artifact-reader.ts';
import { createTextArtifacts } from '../../adapters/artifact/text-artifacts.ts';
import { outputLimits } from '../../core/output/agent-output.ts';
import { messageOf } from '../../core/problem.ts';
import type { TextArtifacts } from '../../ports/artifacts.ts';
import { UsageError } from '../../terminal/files/usage-error.ts';
import type { Connection } from '../../terminal/github/connect.ts';

export type ReadTexts = Pick<TextArtifacts, 'read'>;

/**
 * Opens the place from which artifacts are read: a folder that they were downloaded to, else GitHub if the command asks it
 * anyway. Returns undefined if there is none.
 */
export function openTexts(options: { folder?: string | undefined; connection?: Connection | undefined }): ReadTexts | undefined {
  if (options.folder !== undefined) return createFolderTexts(options.folder);
  if (options.connection === undefined) return undefined;
  return createTextArtifacts({ reader: createArtifactReader(options.connection.github.artifacts), run: 0 });
}

/**
 * Creates a reader of texts in a folder. It finds them by their digests, because `gh run download` names folders by artifacts.
 */
function createFolderTexts(folder: string): ReadTexts {
  return {
    async read({ sha256, bytes }) {
      for (const file of listFiles(folder)) {
        const { size } = statSync(file);
        if (size !== bytes || size > outputLimits.maxBytes) continue;
        const content = readFileSync(file);
        if (`sha256:${createHash('sha256').update(content).digest('hex')}` === sha256) return { text: content.toString('utf8') };
      }
      return 'missing';
    },
  };
}

function listFiles(folder: string): readonly string[] {
  try {
    const entries = readdirSync(folder, { withFileTypes: true, recursive: true });
    return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  } catch (cause) {
    throw new UsageError(`${folder} cannot be read: ${messageOf(cause)}.`, { cause });
  }
}
