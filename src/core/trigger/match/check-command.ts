import type { Pipeline } from '../../config/schema/config-schema.ts';
import type { CommentFilter } from '../../config/schema/filter-schema.ts';
import { codeSpan } from '../../markdown/elements.ts';
import { truncateCodePoints } from '../../text/code-points.ts';
import { findCommand } from '../command.ts';
import type { Trigger } from '../trigger.ts';
import type { Check } from './check.ts';

/** Checks that a request by name means this pipeline, and that the pipeline can be started so. Ignores the pipeline's filters. */
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
  const isAboutPulls = subject === 'pull-requests' && on.checks !== undefined && on.checks.of !== 'default-branch';
  const passed = on[subject] !== undefined || isAboutPulls || on.comment !== undefined || on.manual === true;
  const detail = passed
    ? `\`/baton run ${name}\` asks for it.`
    : `\`/baton run ${name}\` asks for it, and the pipeline has none of \`on.${subject}\`, \`on.comment\` and \`on.manual\`.`;
  return { check, passed, detail };
}

/** Checks that the comment holds the command of a filter, on the kind of thread that the filter demands. */
export function checkCommand(filter: CommentFilter, { comment, subject }: Trigger): readonly Check[] {
  const found = findCommand(comment?.body ?? '');
  const passed = found === filter.command;
  const says = found === undefined ? 'The first line of the comment is no command' : `The comment says \`${found}\``;
  return [
    { check: 'command', passed, detail: `${says}; the pipeline's is \`${filter.command}\`.` },
    ...checkSubjectKind(filter.subject, subject.kind),
  ];
}

function checkSubjectKind(wanted: CommentFilter['subject'], kind: Trigger['subject']['kind']): readonly Check[] {
  if (wanted === undefined) return [];
  const name = (which: string): string => (which === 'issue' ? 'an issue' : 'a pull request');
  const passed = kind === wanted;
  return [{ check: 'subject', passed, detail: `It stands on ${name(kind)}${passed ? '' : `, and has to on ${name(wanted)}`}.` }];
}
