import type { StoredRecord } from '../../core/record/record.ts';
import { type LoadPorts, loadHandoff } from '../../engine/thread/load-handoffs.ts';

/** Fills records with the handoffs that are stored in artifacts, as far as the artifacts exist. */
export async function fillStoredRecords(ports: LoadPorts, records: readonly StoredRecord[]): Promise<readonly StoredRecord[]> {
  return Promise.all(records.map((stored) => fill(ports, stored)));
}

async function fill(ports: LoadPorts, stored: StoredRecord): Promise<StoredRecord> {
  const { record } = stored;
  if (record.kind !== 'task' || record.body.locator === undefined) return stored;
  const loaded = await loadHandoff(ports, record);
  if (typeof loaded === 'string') return stored;
  const { locator: _, ...body } = record.body;
  return { ...stored, record: { ...record, body: { ...body, outputs: [...loaded.outputs], handoff: loaded.handoff } } };
}
