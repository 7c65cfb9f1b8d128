import type { OwnFailure } from '../../core/output/failure-reason.ts';
import { countMade } from '../../core/pipeline/count-made.ts';
import type { BuiltinRequest } from './builtin-request.ts';

/** The failure of a stage that would make more than its `max`, counted from the records over the whole run. */
export function refuseBeyondMax({ state, stage }: BuiltinRequest, wanted = 1): OwnFailure | undefined {
  const before = countMade(state, stage.uses);
  const { max } = stage.with;
  if (before + wanted <= max) return undefined;
  const message = `\`with.max\` is ${max}, this run has made ${before} of the kind "${stage.uses}" before, and this stage would make ${wanted} more. Nothing was made; raise \`max\`, or make fewer.`;
  return { reason: 'max-reached', message };
}
