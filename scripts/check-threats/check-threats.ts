import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { threatProofs } from '../docs/threat-proofs.ts';
import { threats } from '../docs/threats.ts';
import type { RequirementRow } from '../test/report.ts';
import type { Check } from '../test/run-check.ts';
import { findFaults } from './find-faults.ts';

/** Checks that each threat has a row with a test that carries its id, or a reason why it does not apply, and prints what is wrong. */
export function checkThreats(root: string, rows: readonly RequirementRow[]): Check {
  const name = 'threats';
  const page = readFileSync(join(root, 'docs/security.md'), 'utf8');
  const faults = findFaults({ page, threats, proofs: threatProofs, rows });
  console.log(`${faults.length === 0 ? 'ok    ' : 'FAILED'} ${name}`);
  for (const fault of faults) console.log(fault);
  return { name, isPassed: faults.length === 0 };
}
