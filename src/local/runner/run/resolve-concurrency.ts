import type { Scope } from '../expression/evaluate-expression.ts';
import { isMap } from '../expression/value.ts';
import type { Cancellation } from '../job/cancellation.ts';
import { fail, resolveTemplate } from '../workflow/resolve-template.ts';
import type { Template } from '../workflow/template.ts';
import type { Claim } from './concurrency-groups.ts';
import type { GraphScope } from './run-context.ts';

/** Resolves the concurrency group that a job or workflow asks for. Throws when GitHub would refuse it. */
export function resolveClaim(
  concurrency: Template | undefined,
  at: Scope,
  { scope, cancellation }: { readonly scope: Pick<GraphScope, 'run' | 'held'>; readonly cancellation: Cancellation },
): Claim | undefined {
  if (!concurrency) return undefined;
  const value = resolveTemplate(concurrency, at);
  const map = isMap(value) ? value : { group: value };
  const group = String(map.group ?? '');
  if (group === '') fail(concurrency, "Unexpected value '', the concurrency group has no name");
  const claim: Claim = {
    repository: scope.run.event.repository,
    group,
    queue: map.queue === 'max' ? 'max' : 'single',
    cancelInProgress: map['cancel-in-progress'] === true,
    cancellation,
  };
  if (claim.queue === 'max' && claim.cancelInProgress)
    fail(concurrency, "'queue: max' cannot be combined with 'cancel-in-progress: true'");
  if (scope.held.has(group.toLowerCase()))
    fail(concurrency, `Canceling since a deadlock was detected for concurrency group: '${group}' is held by the caller already`);
  return claim;
}
