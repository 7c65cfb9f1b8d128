import { listProofs } from '../docs/render-security.ts';
import type { Threat } from '../docs/threat.ts';
import type { Proof } from '../docs/threat-proofs.ts';
import type { RequirementRow } from '../test/report.ts';

/** The threats of what is to come, which say `not built yet`. */
const toCome = new Set(['T60', 'T61', 'T62', 'T63', 'T64', 'T65', 'T66', 'T69']);
const last = 69;

export interface ThreatTable {
  /** The text of docs/security.md as it is written. */
  readonly page: string;
  readonly threats: readonly Threat[];
  readonly proofs: Readonly<Record<string, Proof>>;
  /** What the tests say about themselves. */
  readonly rows: readonly RequirementRow[];
}

/** Lists what is wrong with the table of threats, each with what to write. */
export function findFaults(table: ThreatTable): readonly string[] {
  const ids = Array.from({ length: last }, (_, index) => `T${String(index + 1).padStart(2, '0')}`);
  const faults = ids.map((id) => (toCome.has(id) ? findFaultToCome(id, table) : findFault(id, table)));
  return [...faults.filter((fault) => fault !== undefined), ...findStrays(new Set(ids), table)];
}

/** Returns the row of the written page, without which nobody reads the rest. */
function rowOf(id: string, page: string): string | undefined {
  return page.split('\n').find((line) => line.startsWith(`| ${id} |`));
}

function findFault(id: string, { page, threats, proofs, rows }: ThreatTable): string | undefined {
  const threat = threats.find((each) => each.id === id);
  if (threat === undefined) return `${id} has no row: write one into scripts/docs/threats.ts, with the rule and where it stands.`;
  if (rowOf(id, page) === undefined) return `${id} has no row in docs/security.md: \`npm run generate\` writes it.`;
  if (threat.doesNotApply !== undefined) return findFaultOfReason(threat, proofs);
  const [file, title] = proofs[id] ?? [];
  if (file === undefined)
    return `${id} has no test and no reason: write into scripts/docs/threat-proofs.ts which test fails without its rule, or \`doesNotApply\` and why into its row of scripts/docs/threats.ts.`;
  const named = rows.filter((row) => row.file === file && row.title === title);
  if (named.length === 0)
    return `${id} names the test "${title}" in ${file}, which is not there: write its new place and title into scripts/docs/threat-proofs.ts.`;
  if (listProofs(id, named).length === 0)
    return `${id} names the test "${title}" in ${file}, which does not prove it: write '${id}' into the \`ids\` of that test, or name another one in scripts/docs/threat-proofs.ts.`;
  return undefined;
}

function findFaultOfReason({ id, doesNotApply = '' }: Threat, proofs: ThreatTable['proofs']): string | undefined {
  if (doesNotApply.trim() === '')
    return `${id} does not apply without a reason: write into \`doesNotApply\` why it cannot happen.`;
  return (
    proofs[id] &&
    `${id} does not apply and has a test: take one of them out, \`doesNotApply\` or its line of scripts/docs/threat-proofs.ts.`
  );
}

function findFaultToCome(id: string, { page, rows }: ThreatTable): string | undefined {
  if (rowOf(id, page)?.includes('| not built yet |') !== true)
    return `${id} does not say \`not built yet\` in docs/security.md: write its title into scripts/docs/threats-to-come.ts, then \`npm run generate\`.`;
  const [test] = listProofs(id, rows);
  return (
    test && `${id} is carried by "${test.title}" in ${test.file}, and its row says that nothing of it is built: take the id out.`
  );
}

/** Lists ids of threats that tests carry or proofs name, and no row has. */
function findStrays(known: ReadonlySet<string>, { proofs, rows }: ThreatTable): readonly string[] {
  const strays = rows.flatMap(({ ids, title, file }) =>
    ids
      .filter((id) => /^T\d+$/.test(id) && !known.has(id))
      .map(
        (id) =>
          `${id} is carried by "${title}" in ${file} and has no row: correct the id, or write a row into scripts/docs/threats.ts.`,
      ),
  );
  const unknown = Object.keys(proofs).filter((id) => !known.has(id));
  return [...strays, ...unknown.map((id) => `${id} stands in scripts/docs/threat-proofs.ts and has no row: correct the id.`)];
}
