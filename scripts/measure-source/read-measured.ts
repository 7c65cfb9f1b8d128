import { readSources } from '../check-imports/read-sources.ts';
import type { Source } from '../check-imports/source.ts';

/** Reads the files below src that are measured. Declaration files are left out: they describe code of others. */
export function readMeasured(root: string): readonly Source[] {
  return readSources(root).filter(({ path }) => !path.endsWith('.d.ts'));
}
