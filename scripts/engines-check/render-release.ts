import { promises } from '../test-agents/promises.ts';
import { keepsPromises, type Release } from './report.ts';

/** Makes a text of a program of others harmless in Markdown: one line, as code. */
function quote(text: string): string {
  return `\`${text.replaceAll(/[`\r\n|]+/g, ' ').slice(0, 300)}\``;
}

/** Renders what a newer release changes, as lines for the terminal. */
export function listChanges({ engine, pinned, latest, changes }: Release): readonly string[] {
  const head = `${engine} ${latest} (pinned: ${pinned})`;
  if (changes.length === 0) return [`${head}: no cell changes.`];
  const lines = changes.map(({ promise, before, after }) => `  ${promise}. ${promises[promise - 1]}: ${before} → ${after}`);
  return [`${head}: ${changes.length} ${changes.length === 1 ? 'cell changes' : 'cells change'}.`, ...lines];
}

export interface Telling {
  readonly title: string;
  readonly body: string;
}

/** Renders the title and the text of the issue or pull request about a release. The title of an issue is the same every night. */
export function renderTelling(release: Release): Telling {
  const { engine, pinned, latest, changes } = release;
  const rows = changes.map(
    ({ promise, before, after }) => `| ${promise} | ${promises[promise - 1]} | ${quote(before)} | ${quote(after)} |`,
  );
  const table =
    rows.length === 0
      ? ['No cell of the table changes.']
      : ['| | promise | pinned | newest |', '| --- | --- | --- | --- |', ...rows];
  const isGood = keepsPromises(release);
  const title = isGood ? `Pin ${engine} ${latest}` : `The newest release of ${engine} breaks promises`;
  const what = isGood
    ? `\`${engine}\` ${latest} keeps every promise that ${pinned} keeps. This pull request pins it. GitHub starts no checks for what a workflow opened: close and reopen it, or push to its branch.`
    : `\`${engine}\` ${latest} does not keep what ${pinned}, the pinned release, keeps. The night's job writes this again while that is so.`;
  return { title, body: [what, '', ...table, '', '`npm run engines:check -- --latest` says the same.'].join('\n') };
}
