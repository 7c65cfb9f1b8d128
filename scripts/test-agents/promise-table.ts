import { engines } from '../../src/adapters/agent/engines/engines.ts';
import { type Column, columns, promises } from './promises.ts';
import type { ProofResult } from './report.ts';

/** The cells of each column, in the order of the promises. */
export type PromiseTable = Readonly<Record<Column, readonly string[]>>;

const [begin, end] = ['<!-- promises -->', '<!-- /promises -->'];

/** Returns the cells of a column, from what the tests have shown of each promise. */
export function deriveCells(column: Column, results: readonly ProofResult[]): readonly string[] {
  const own = results.filter(({ engine }) => engine === column);
  return promises.map((_, index) => deriveCell(own.filter((result) => result.of.includes(index + 1))));
}

/** Adds to what was shown without user namespaces that it was. A note about another promise says nothing of that. */
export function addMachine(proof: ProofResult): readonly ProofResult[] {
  if (proof.lacks !== undefined) return [proof];
  const { note, ...own } = proof;
  return [proof, { ...own, of: [promises.length], ...(proof.standsIn === undefined ? {} : { note }) }];
}

function deriveCell(proofs: readonly ProofResult[]): string {
  const words = (texts: readonly (string | undefined)[]): string =>
    [...new Set(texts)].filter((text) => text !== undefined).join('; ');
  const failed = proofs.filter(({ isPassed }) => !isPassed);
  if (failed.length > 0) return `no: ${words(failed.map(({ title }) => `“${title}” failed`))}`;
  const lacking = words(proofs.map(({ lacks }) => lacks));
  if (lacking !== '') return `no: ${lacking}`;
  const notes = words(proofs.map(({ note }) => note));
  const head = proofs.length > 0 && proofs.every(({ standsIn }) => standsIn === undefined) ? 'yes' : 'not run';
  return notes === '' ? head : `${head}: ${notes}`;
}

/** Names a column with the version that is installed for it. */
function renderHead(column: Column, versions: Readonly<Record<string, string>>): string {
  const installation = column === 'acp' ? undefined : engines[column].installation;
  const version = versions[column] ?? (installation?.kind === 'npm' ? installation.version : undefined);
  return version === undefined ? `\`${column}\`` : `\`${column}\` ${version}`;
}

/** Renders the table, as Markdown. */
export function renderTable(table: PromiseTable, versions: Readonly<Record<string, string>> = {}): string {
  const heads = columns.map((column) => renderHead(column, versions));
  const rows = promises.map((text, index) => [`${index + 1}`, text, ...columns.map((column) => table[column][index] ?? '')]);
  const lines = [['', 'promise', ...heads], ['', '', ...heads].map(() => '---'), ...rows];
  return lines.map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`).join('\n');
}

/** Reads the table of a page. */
export function readTable(page: string): PromiseTable {
  const lines = findTable(page).trim().split('\n').slice(2);
  const rows = lines.map((line) =>
    line
      .split(/(?<!\\)\|/)
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll('\\|', '|')),
  );
  return Object.fromEntries(
    columns.map((column, index) => [column, promises.map((_, row) => rows[row]?.[index + 2] ?? 'not run')]),
  ) as Record<Column, string[]>;
}

/** Returns what stands between the marks of a page. */
export function findTable(page: string): string {
  return page.slice(...findPlace(page));
}

/** Returns the page with another table between its marks. */
export function replaceTable(page: string, table: string): string {
  const [from, to] = findPlace(page);
  return `${page.slice(0, from)}\n${table}\n${page.slice(to)}`;
}

function findPlace(page: string): readonly [from: number, to: number] {
  const [from, to] = [page.indexOf(begin) + begin.length, page.indexOf(end)];
  if (from < begin.length || to < from) throw new Error(`The page has no lines ${begin} and ${end}.`);
  return [from, to];
}
