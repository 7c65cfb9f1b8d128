import type { ArtifactSource, Traces } from '../../ports/artifacts.ts';

const maxBytes = 1_000_000;

interface TracesOptions {
  /** Lists the artifacts of a name, the newest first. */
  readonly list: (name: string) => Promise<readonly { readonly id: number; readonly run: number }[]>;
  readonly source: ArtifactSource;
}

/** Creates the port for traces, which are artifacts of one text file each (`createTextArtifacts`). */
export function createTraces({ list, source }: TracesOptions): Traces {
  return {
    async read(names) {
      const listed = (await Promise.all(names.map(list))).flat();
      const newest = listed.toSorted((a, b) => b.id - a.id)[0];
      if (newest === undefined) return undefined;
      const archive = await source.readArchive(newest.id, { run: newest.run, maxBytes });
      const content = typeof archive === 'string' ? archive : (await loadUnzip()).unzipEntry(archive, { name: 'text', maxBytes });
      return typeof content === 'string' ? undefined : Buffer.from(content).toString('utf8');
    },
  };
}

/** Loads what few jobs need: its library takes time to set up. */
const loadUnzip = () => import('./unzip-entry.ts');
