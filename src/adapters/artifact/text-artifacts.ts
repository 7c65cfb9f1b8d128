import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { outputLimits } from '../../core/output/agent-output.ts';
import type { ArtifactReader, ArtifactWriter, TextArtifacts } from '../../ports/artifacts.ts';

export interface TextArtifactsOptions {
  /** The writer of artifacts; absent outside of a workflow run. */
  readonly writer?: ArtifactWriter;
  readonly reader: ArtifactReader;
  /** The id of the current workflow run. */
  readonly run: number;
}

/** Creates the port for texts. Each text is one file of one artifact. */
export function createTextArtifacts({ writer, reader, run }: TextArtifactsOptions): TextArtifacts {
  return {
    async read(locator) {
      const content = await reader.download(locator, { run: locator.run, maxBytes: outputLimits.maxBytes });
      return typeof content === 'string' ? content : { text: Buffer.from(content).toString('utf8') };
    },
    save:
      writer === undefined
        ? undefined
        : async (name, text, kept) => {
            const folder = await mkdtemp(join(tmpdir(), 'baton-text-'));
            try {
              const file = join(folder, 'text');
              await writeFile(file, text, { mode: 0o600 });
              return { ...(await writer.upload(name, file, kept)), run };
            } finally {
              await rm(folder, { recursive: true, force: true });
            }
          },
  };
}
