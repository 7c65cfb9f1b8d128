import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findFaults, type ThreatTable } from '../../scripts/check-threats/find-faults.ts';
import { renderSecurity } from '../../scripts/docs/render-security.ts';
import { type Proof, threatProofs } from '../../scripts/docs/threat-proofs.ts';
import { threats } from '../../scripts/docs/threats.ts';
import type { RequirementRow } from '../../scripts/test/report.ts';

const row = (id: string, [file, title]: Proof): RequirementRow => ({ ids: [id], title, file, input: '', expected: '' });
const rows = Object.entries(threatProofs).map(([id, proof]) => row(id, proof));
const page = renderSecurity(readFileSync(new URL('../../docs/security.md', import.meta.url), 'utf8'), rows);
const whole: ThreatTable = { page, threats, proofs: threatProofs, rows };

/** Returns the table with something else in it. */
const faultsOf = (change: Partial<ThreatTable>): readonly string[] => findFaults({ ...whole, ...change });
const rowsBut = (id: string): readonly RequirementRow[] => rows.filter(({ ids }) => !ids.includes(id));
const proof = (id: string): Proof => threatProofs[id] ?? ['', ''];

describe('the check of threats', () => {
  it('finds nothing where each of T01 to T59 has a test and each of T60 to T69 says that it is not built', () => {
    expect(faultsOf({})).toEqual([]);
  });

  it('says where to write a row that is missing, in the list or on the page', () => {
    expect(faultsOf({ threats: threats.filter(({ id }) => id !== 'T49') })).toEqual([
      'T49 has no row: write one into scripts/docs/threats.ts, with the rule and where it stands.',
    ]);
    const without = (id: string) => page.replace(new RegExp(`^\\| ${id} .*\\n`, 'm'), '');
    expect(faultsOf({ page: without('T58') })).toEqual(['T58 has no row in docs/security.md: `npm run generate` writes it.']);
    expect(faultsOf({ page: without('T60') })).toEqual([expect.stringContaining('T60 does not say `not built yet`')]);
  });

  it('says what to write where a row has neither a test nor a reason', () => {
    const { T44: _, ...proofs } = threatProofs;
    expect(faultsOf({ proofs })).toEqual([
      expect.stringMatching(/^T44 has no test and no reason: write .*`doesNotApply` and why/),
    ]);
    const withReason = (doesNotApply: string) =>
      faultsOf({ proofs, threats: threats.map((threat) => (threat.id === 'T44' ? { ...threat, doesNotApply } : threat)) });
    expect(withReason('there are no threads.')).toEqual([]);
    expect(withReason(' ')).toEqual([expect.stringContaining('T44 does not apply without a reason')]);
  });

  it('refuses a reason beside a test', () => {
    const changed = threats.map((threat) => (threat.id === 'T44' ? { ...threat, doesNotApply: 'it cannot be.' } : threat));
    expect(faultsOf({ threats: changed })).toEqual([expect.stringContaining('T44 does not apply and has a test')]);
  });

  it('refuses a test that is gone, and one that does not carry the id or does not prove it', () => {
    expect(faultsOf({ rows: rowsBut('T03') })).toEqual([
      expect.stringMatching(/^T03 names the test ".*" in .*, which is not there/),
    ]);
    const other = (change: Partial<RequirementRow>) => [...rowsBut('T03'), { ...row('T03', proof('T03')), ...change }];
    const unproved = [expect.stringMatching(/^T03 names the test ".*" in .*, which does not prove it: write 'T03' into/)];
    expect(faultsOf({ rows: other({ ids: ['T02'] }) })).toEqual(unproved);
    expect(faultsOf({ rows: other({ standing: 'not built' }) })).toEqual(unproved);
  });

  it('refuses ids without a row, and tests of what is not built', () => {
    const stray = row('T70', ['test/x.test.ts', 'says so']);
    expect(faultsOf({ rows: [...rows, stray] })).toEqual([
      expect.stringContaining('T70 is carried by "says so" in test/x.test.ts and has no row'),
    ]);
    expect(faultsOf({ rows: [...rows, row('T-70', ['test/x.test.ts', 'a requirement about tasks'])] })).toEqual([]);
    expect(faultsOf({ rows: [...rows, row('T61', ['test/x.test.ts', 'says so'])] })).toEqual([
      expect.stringContaining('T61 is carried by "says so"'),
    ]);
    expect(faultsOf({ proofs: { ...threatProofs, T0: proof('T03') } })).toEqual([
      'T0 stands in scripts/docs/threat-proofs.ts and has no row: correct the id.',
    ]);
  });
});
