import type { Pipeline } from '../config/config-schema.ts';
import { codeSpan } from '../text/code-span.ts';
import { truncateCodePoints } from '../text/truncate-code-points.ts';
import type { Check } from './check.ts';
import type { Trigger } from './trigger.ts';

/** Whether somebody who named a pipeline meant this one, and it can be started so. Its filters are not asked. */
export function checkNamed({
  trigger,
  name,
  pipeline,
}: {
  readonly trigger: Trigger;
  readonly name: string;
  readonly pipeline: Pipeline;
}): Check {
  const { kind, named = '' } = trigger;
  const check = kind === 'manual' ? 'manual' : 'command';
  if (named !== name)
    return { check, passed: false, detail: `The pipeline ${codeSpan(truncateCodePoints(named, 100))} was asked for.` };
  if (kind === 'manual') {
    const passed = pipeline.on.manual === true;
    return { check, passed, detail: passed ? 'It was asked for by name.' : 'It was asked for by name, and has no `on.manual`.' };
  }
  const subject = trigger.subject.kind === 'issue' ? 'issues' : 'pull-requests';
  const { on } = pipeline;
  const passed = on[subject] !== undefined || on.comment !== undefined || on.manual === true;
  const detail = passed
    ? `\`/baton run ${name}\` asks for it.`
    : `\`/baton run ${name}\` asks for it, and the pipeline has none of \`on.${subject}\`, \`on.comment\` and \`on.manual\`.`;
  return { check, passed, detail };
}
