import { limits } from './limits.ts';
import type { Measures } from './measures.ts';
import { renderTable } from './render-table.ts';
import { walkNames } from './walks/walks.ts';

interface Row {
  readonly name: string;
  readonly show: (measures: Measures) => string;
  /** The name of the row's limit, where it has one. */
  readonly limit?: string;
}

const rows: readonly Row[] = [
  { name: 'files', show: ({ files }) => String(files) },
  { name: 'files of 15 lines or fewer', show: ({ shortFiles }) => String(shortFiles), limit: 'files of 15 lines or fewer' },
  { name: 'files over 200 lines', show: ({ longFiles }) => String(longFiles), limit: 'files over 200 lines' },
  { name: 'folders', show: ({ folders }) => String(folders) },
  { name: 'lines', show: ({ lines }) => String(lines.total) },
  { name: 'lines a file: median', show: ({ lines }) => String(lines.median), limit: 'lines a file: median' },
  { name: 'lines a file: p95', show: ({ lines }) => String(lines.p95), limit: 'lines a file: p95' },
  { name: 'lines of the longest file', show: ({ lines }) => String(lines.max) },
  { name: 'exports a file, mean', show: ({ exportsPerFile }) => exportsPerFile.toFixed(2) },
  { name: 'files with exactly one importer', show: ({ oneImporterPercent }) => `${oneImporterPercent.toFixed(0)} %` },
  {
    name: 'import arrows per 1,000 lines',
    show: ({ arrowsPerThousandLines }) => arrowsPerThousandLines.toFixed(1),
    limit: 'import arrows per 1,000 lines',
  },
  {
    name: 'named types per 1,000 lines',
    show: ({ namedTypesPerThousandLines }) => namedTypesPerThousandLines.toFixed(1),
    limit: 'named types per 1,000 lines',
  },
  {
    name: 'type names that stand twice',
    show: ({ typeNamesTwice }) => String(typeNamesTwice),
    limit: 'type names that stand twice',
  },
  {
    name: 'types named Place, Facts, Asked or Known',
    show: ({ forbiddenTypeNames }) => String(forbiddenTypeNames),
    limit: 'types named Place, Facts, Asked or Known',
  },
  { name: 'conditional spreads', show: ({ conditionalSpreads }) => String(conditionalSpreads), limit: 'conditional spreads' },
  {
    name: 'largest folder',
    show: ({ largestFolder }) => `${largestFolder.path}: ${largestFolder.files}`,
    limit: 'files in the largest folder',
  },
  { name: 'folders in a cycle, by room', show: renderCycles, limit: 'folders in a cycle' },
  ...walkNames.map((name) => ({
    name: `files run by: ${name}`,
    show: ({ walks }: Measures) => String(walks[name]),
    limit: `walk: ${name}`,
  })),
];

function renderCycles({ rooms }: Measures): string {
  const tied = Object.entries(rooms).filter(([, { inCycles }]) => inCycles > 0);
  return tied.map(([room, { folders, inCycles }]) => `${room} ${inCycles} of ${folders}`).join(', ') || 'none';
}

/** Renders a table in Markdown: a row for each measure, a column for each checkout, and the limits. */
export function renderMeasures(columns: Readonly<Record<string, Measures>>): string {
  const head = ['measure', ...Object.keys(columns), 'limit'];
  const body = rows.map(({ name, show, limit }) => {
    const most = limits.find((candidate) => candidate.name === limit)?.most;
    return [name, ...Object.values(columns).map(show), most === undefined ? '' : String(most)];
  });
  return renderTable(head, body);
}
