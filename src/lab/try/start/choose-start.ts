// This folder finds out what is to happen on the local GitHub: `list-starts` reads the ways to start from the configuration, and
// this file chooses one of them by what the user typed.

import { hasName } from '../../../core/text/plain-text.ts';
import { findNamedPipeline, isCommandOf } from '../../../core/trigger/command.ts';
import { UsageError } from '../../../terminal/files/usage-error.ts';
import { describeChoice, type EventChoice, type ThreadKind } from '../../../terminal/trigger/event-options.ts';
import type { Start } from './list-starts.ts';

interface Wish {
  readonly trigger: EventChoice | undefined;
  /** True if the user named files that a pull request changes. */
  readonly hasFiles: boolean;
}

/** Chooses the start that the user typed, else the only one there is. Throws a UsageError with all of them where it is not clear. */
export function chooseStart(starts: readonly Start[], { trigger, hasFiles }: Wish): Start {
  if (trigger === undefined) return chooseOnly(starts);
  const fitting = starts.filter((start) => fits(start, trigger));
  const kind: ThreadKind = hasFiles ? 'pull-request' : 'issue';
  const found = fitting.find(({ subject }) => hasFiles && subject === kind) ?? fitting[0];
  if (found !== undefined) return { ...found, trigger, subject: found.subject && hasFiles ? kind : found.subject };
  if (trigger.kind === 'tick' || trigger.kind === 'manual') throw new UsageError(describeMissing(starts, trigger));
  const subject = trigger.kind === 'webhook' ? undefined : chooseSubject(trigger, { starts, otherwise: kind });
  return { pipeline: undefined, trigger, subject, filter: {}, map: {} };
}

function chooseOnly(all: readonly Start[]): Start {
  const starts = listDistinct(all);
  const [only, ...others] = starts;
  if (only !== undefined && others.length === 0) return only;
  if (only === undefined)
    throw new UsageError(
      'Nothing starts a pipeline of this configuration. Give one of them triggers under `on`, such as `issues`.',
    );
  throw new UsageError(`There are ${starts.length} ways to start a pipeline here. Type one of these:\n${listCommands(starts)}`);
}

function fits(start: Start, trigger: EventChoice): boolean {
  const own = start.trigger;
  switch (trigger.kind) {
    case 'label':
      return own.kind === 'label' && hasName(start.filter.labels ?? [own.name], trigger.name);
    case 'comment':
      return start.command !== undefined && isCommandOf(start.command, trigger.text.trimStart());
    case 'review':
      return own.kind === 'review' && ['any', trigger.state].includes(start.filter['review-state'] ?? 'any');
    case 'open':
      return own.kind === 'open' && own.subject === trigger.subject;
    case 'assign':
      return own.kind === 'assign';
    case 'check':
      return own.kind === 'check' && own.workflow === trigger.workflow;
    case 'webhook':
      return own.kind === 'webhook' && own.type === trigger.type;
    case 'tick':
    case 'manual':
      return own.kind === trigger.kind && isNamed(start.pipeline, trigger.pipeline);
  }
}

/** Returns whether a pipeline was named. A workflow may be named without the ending of its file. */
function isNamed(pipeline: string | undefined, name: string): boolean {
  return pipeline === name || pipeline?.replace(/\.ya?ml$/, '') === name;
}

/** Chooses where a trigger that the configuration does not have is acted out. A command may name a pipeline about pull requests. */
function chooseSubject(
  trigger: EventChoice,
  { starts, otherwise }: { readonly starts: readonly Start[]; readonly otherwise: ThreadKind },
): ThreadKind {
  if (trigger.kind === 'review' || trigger.kind === 'check') return 'pull-request';
  if (trigger.kind === 'open') return trigger.subject;
  const named = trigger.kind === 'comment' ? findNamedPipeline(trigger.text) : undefined;
  const own = starts.filter(({ pipeline, subject }) => pipeline === named && subject !== undefined);
  return own[0]?.subject ?? otherwise;
}

function describeMissing(starts: readonly Start[], trigger: EventChoice & { readonly pipeline: string }): string {
  const what = trigger.kind === 'tick' ? '`on.schedule`' : '`on.manual`';
  const same = starts.filter(({ trigger: own }) => own.kind === trigger.kind);
  const rest = same.length > 0 ? same : starts;
  return `There is no pipeline "${trigger.pipeline}" with ${what}. Type one of these:\n${listCommands(rest)}`;
}

/** Returns one start for each command. Several filters of a pipeline may wait for the same event. */
function listDistinct(starts: readonly Start[]): readonly Start[] {
  return [...new Map(starts.toReversed().map((start) => [describeChoice(start.trigger), start])).values()].toReversed();
}

/** Lists what to type for each start, with its pipeline. */
export function listCommands(starts: readonly Start[]): string {
  const rows = listDistinct(starts).map((start) => [`baton try ${describeChoice(start.trigger)}`, start.pipeline ?? ''] as const);
  const width = Math.max(0, ...rows.map(([command]) => command.length));
  return rows.map(([command, pipeline]) => `  ${command.padEnd(width)}   ${pipeline}`).join('\n');
}
