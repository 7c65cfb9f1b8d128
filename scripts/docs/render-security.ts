import type { RequirementRow } from '../test/report.ts';
import { escapeCell } from './escape-cell.ts';
import type { Threat } from './threat.ts';
import { threatProofs } from './threat-proofs.ts';
import { threats } from './threats.ts';
import { threatsToCome } from './threats-to-come.ts';

const start = '<!-- generated: threats (by `npm run all`, from scripts/docs/threats.ts and the tests; do not edit) -->';
const end = '<!-- /generated: threats -->';

/** The page with its table written again. */
export function renderSecurity(page: string, rows: readonly RequirementRow[]): string {
  const [from, to] = [page.indexOf(start), page.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`docs/security.md must hold the lines ${start} and ${end}`);
  const table = threats.map((threat) => renderThreat(threat, rows));
  const toCome = threatsToCome.map(({ id, title }) => `| ${id} | ${escapeCell(title)} | not built yet | | |`);
  const head = '| id | threat | rule | where | proved by |\n|---|---|---|---|---|';
  return `${page.slice(0, from)}${start}\n${head}\n${[...table, ...toCome].toSorted().join('\n')}\n${page.slice(to)}`;
}

function renderThreat({ id, title, rule, where, open, doesNotApply }: Threat, rows: readonly RequirementRow[]): string {
  const proof = doesNotApply === undefined ? renderProof(id, rows) : `does not apply: ${doesNotApply}`;
  const proofs = [proof, ...(open === undefined ? [] : [`Open: ${open}`])].map(escapeCell).join('<br>');
  return `| ${id} | ${escapeCell(title)} | ${escapeCell(rule)} | ${escapeCell(where)} | ${proofs} |`;
}

/** Names the test that proves a threat first, and counts the others that carry its id. */
function renderProof(id: string, rows: readonly RequirementRow[]): string {
  const tests = listProofs(id, rows);
  const [file, title] = threatProofs[id] ?? [];
  const first = tests.find((row) => row.file === file && row.title === title);
  if (first === undefined) return 'no test proves this yet';
  const others = tests.length - 1;
  const more = { 0: '', 1: `; one more test carries ${id}` }[others] ?? `; ${others} more tests carry ${id}`;
  return `“${first.title}” in ${first.file}${more}`;
}

/** Returns the tests that carry the id of a threat and prove it. */
export function listProofs(id: string, rows: readonly RequirementRow[]): readonly RequirementRow[] {
  return rows.filter(({ ids, standing }) => ids.includes(id) && standing === undefined);
}
