import type { Permissions } from '../../contract.ts';
import type { Fault } from '../workflow/workflow-error.ts';
import type { Job, Workflow } from '../workflow/workflow-model.ts';

const RANK = { none: 0, read: 1, write: 2 };

/** A called workflow may only lower what its caller grants: asking for more stops the run before its first job. */
export function checkPermissions(asker: Workflow | Job, asked: Permissions | undefined, granted: Permissions): readonly Fault[] {
  const excess = Object.entries(asked ?? {}).filter(([key, level]) => RANK[level] > RANK[granted[key] ?? 'none']);
  if (excess.length === 0) return [];
  const requests = excess.map(([key, level]) => `'${key}: ${level}'`).join(', ');
  const allowed = excess.map(([key]) => `'${key}: ${granted[key] ?? 'none'}'`).join(', ');
  const who = 'key' in asker ? `The nested job '${asker.key}'` : 'The workflow';
  const place = 'key' in asker ? asker.place : { file: asker.file };
  return [{ ...place, message: `${who} is requesting ${requests}, but is only allowed ${allowed}.` }];
}
