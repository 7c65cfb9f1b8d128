import { listNamedInputs } from '../../config/inputs/declared-inputs.ts';
import type { Pipeline } from '../../config/schema/config-schema.ts';
import type { CommentFilter } from '../../config/schema/filter-schema.ts';
import type { Triggers } from '../../config/schema/triggers-schema.ts';
import { codeSpan } from '../../markdown/elements.ts';
import { truncateCodePoints } from '../../text/code-points.ts';
import { findCommandLine, isCommandOf } from '../command.ts';
import { type GivenInputs, readCommandInputs, readNamedInputs } from '../given-inputs.ts';
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
    const passed = pipeline.on.manual !== undefined;
    return { check, passed, detail: passed ? 'It was asked for by name.' : 'It was asked for by name, and has no `on.manual`.' };
  }
  const subject = trigger.subject.kind === 'issue' ? 'issues' : 'pull-requests';
  const { on } = pipeline;
  const isAboutPulls = subject === 'pull-requests' && on.checks !== undefined && on.checks.of !== 'default-branch';
  const passed = on[subject] !== undefined || isAboutPulls || on.comment !== undefined || on.manual !== undefined;
  const detail = passed
    ? `\`/baton run ${name}\` asks for it.`
    : `\`/baton run ${name}\` asks for it, and the pipeline has none of \`on.${subject}\`, \`on.comment\` and \`on.manual\`.`;
  return { check, passed, detail };
}

/** Checks the inputs of a start by name. There is nothing to say where none are declared and none were given. */
export function checkNamedInputs(trigger: Trigger, place: { readonly name: string; readonly on: Triggers }): readonly Check[] {
  if (trigger.named !== place.name) return [];
  return describeInputs(readNamedInputs(trigger, place), listNamedInputs(place.on).size > 0);
}

/** Checks that the comment holds the command of a filter, on the kind of thread that the filter demands, with its arguments. */
export function checkCommand(filter: CommentFilter, trigger: Trigger, on: Triggers): readonly Check[] {
  const body = trigger.comment?.body ?? '';
  const found = findCommandLine(body);
  const passed = isCommandOf(filter, body);
  const says = found === undefined ? 'The first line of the comment is no command' : `The comment says ${codeSpan(found)}`;
  const given = passed && filter.arguments !== undefined ? readCommandInputs(trigger, { on, filter }) : undefined;
  return [
    { check: 'command', passed, detail: `${says}; the pipeline's is \`${filter.command}\`.` },
    ...checkSubjectKind(filter.subject, trigger.subject.kind),
    ...(given === undefined ? [] : describeInputs(given, true)),
  ];
}

function describeInputs(given: GivenInputs, isAsked: boolean): readonly Check[] {
  if (!given.ok) return [{ check: 'inputs', passed: false, detail: given.error }];
  return isAsked ? [{ check: 'inputs', passed: true, detail: 'Its inputs fit.' }] : [];
}

function checkSubjectKind(wanted: CommentFilter['subject'], kind: Trigger['subject']['kind']): readonly Check[] {
  if (wanted === undefined) return [];
  const name = (which: string): string => (which === 'issue' ? 'an issue' : 'a pull request');
  const passed = kind === wanted;
  return [{ check: 'subject', passed, detail: `It stands on ${name(kind)}${passed ? '' : `, and has to on ${name(wanted)}`}.` }];
}
