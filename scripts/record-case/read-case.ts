import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CaseInputs, caseFactsSchema, type Goldens, goldenFiles, inputFiles } from './case-files.ts';

export interface RecordedCase {
  readonly name: string;
  readonly inputs: CaseInputs;
  readonly goldens: Goldens;
}

/** A case as its folder holds it. */
export function readCase(root: string, name: string): RecordedCase {
  const folder = join(root, name);
  const files = readdirSync(folder).sort();
  const known: readonly string[] = [...inputFiles, ...goldenFiles];
  const stray = files.find((file) => !known.includes(file));
  if (stray !== undefined) throw new Error(`${join(folder, stray)} means nothing. Known are ${known.join(', ')}.`);
  const texts = new Map(files.map((file) => [file, readFileSync(join(folder, file), 'utf8')]));
  return {
    name,
    inputs: buildInputs(folder, texts),
    goldens: Object.fromEntries(goldenFiles.flatMap((file) => (texts.has(file) ? [[file, texts.get(file)]] : []))),
  };
}

function buildInputs(folder: string, texts: ReadonlyMap<string, string>): CaseInputs {
  const get = (file: string): string => {
    const text = texts.get(file);
    if (text === undefined) throw new Error(`${join(folder, file)} is missing.`);
    return text;
  };
  return { facts: caseFactsSchema.parse(JSON.parse(get('case.json'))), find: (file) => texts.get(file), get };
}

export function listCases(root: string): readonly string[] {
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}
