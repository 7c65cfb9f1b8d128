import type { LedgerIssue } from '../ports/ledgers.ts';
import type { Engine } from './engine-ports.ts';
import { type OrderedLedgers, orderLedgers } from './order-ledgers.ts';

/** The pipeline's runs issue that takes records now, made on first use, and all others of it. */
export async function findRunsIssue(engine: Engine, pipeline: string): Promise<OrderedLedgers & { readonly issue: LedgerIssue }> {
  const ordered = orderLedgers(await engine.ports.ledgers.find('runs', pipeline));
  const issue = ordered.accepting[0] ?? (await engine.ports.ledgers.create('runs', pipeline));
  if (issue.open) await engine.ports.ledgers.close(issue.number);
  return { ...ordered, issue };
}
