import type { LocalEvent } from '../../workflow-contract.ts';
import { isList, isMap, toValue, type Value } from '../expression/value.ts';
import type { EventFilter, Workflow } from '../workflow/workflow-model.ts';

/**
 * Returns whether a name matches GitHub's filter patterns: `*` stops at a slash, `**` does not, `?` and `+` repeat the character
 * before, `!` excludes again.
 */
function matchesFilter(patterns: readonly string[], name: string): boolean {
  let matched = false;
  for (const pattern of patterns) {
    if (pattern.startsWith('!')) matched &&= !toRegExp(pattern.slice(1)).test(name);
    else matched ||= toRegExp(pattern).test(name);
  }
  return matched;
}

function toRegExp(pattern: string): RegExp {
  const source = pattern.replaceAll(/\*\*|\*|\[[^\]]*\]|\\.|[?+]|[.^$()|{}]/g, (piece) => {
    if (piece === '**') return '.*';
    if (piece === '*') return '[^/]*';
    if (piece === '?' || piece === '+' || piece.startsWith('[') || piece.startsWith('\\')) return piece;
    return `\\${piece}`;
  });
  return new RegExp(`^${source}$`);
}

const PULL_REQUEST_TYPES = ['opened', 'synchronize', 'reopened'];
const DISPATCHES = ['workflow_dispatch', 'repository_dispatch'];

/**
 * Returns whether an event may start workflows. An event caused with a job's own token starts nothing, except for dispatches, and for
 * pull requests, whose runs wait for approval.
 */
export function startsWorkflows(event: LocalEvent): boolean {
  return !event.fromJobToken || DISPATCHES.includes(event.name) || waitsForApproval(event);
}

/** Returns whether the runs of an event wait for somebody with write access: a job's own token opened, updated or reopened a pull request. */
export function waitsForApproval({ name, fromJobToken, payload }: LocalEvent): boolean {
  return fromJobToken && name === 'pull_request' && PULL_REQUEST_TYPES.includes(String(payload.action));
}

/** Returns whether the event starts a run of the workflow. */
export function matchesEvent(workflow: Workflow, event: LocalEvent): boolean {
  const { triggers, file } = workflow;
  if (event.dispatch) return triggers.dispatch !== undefined && isDispatchedFile(file, event.dispatch.workflow);
  const payload = toValue(event.payload);
  if (event.name === 'schedule') return triggers.crons.includes(String(valueAt(payload, 'schedule')));
  const filter = triggers.events.get(event.name);
  return filter !== undefined && event.name !== 'workflow_call' && passesFilter(filter, event, payload);
}

/** Returns whether a dispatch names this file. A dispatch names a file by its name, its path or both. */
export function isDispatchedFile(file: string, dispatched: string): boolean {
  return file === dispatched || file.split('/').at(-1) === dispatched.split('/').at(-1);
}

function passesFilter(filter: EventFilter, event: LocalEvent, payload: Value): boolean {
  const types = filter.types ?? (/^pull_request(_target)?$/.test(event.name) ? PULL_REQUEST_TYPES : undefined);
  const type =
    event.name === 'repository_dispatch'
      ? (valueAt(payload, 'event_type') ?? valueAt(payload, 'action'))
      : valueAt(payload, 'action');
  if (types && !types.includes(String(type))) return false;
  if (event.name === 'workflow_run' && (!isNamed(filter, payload) || isRequestedAgain(payload))) return false;
  return passesRef(filter, event, payload) && passesPaths(filter, event);
}

/** Returns whether at least one path matches, or is not ignored. Events that change no files pass. */
function passesPaths({ paths, 'paths-ignore': ignored }: EventFilter, { changed }: LocalEvent): boolean {
  if (changed === undefined) return true;
  if (paths) return changed.some((path) => matchesFilter(paths, path));
  return !ignored || changed.some((path) => !matchesFilter(ignored, path));
}

/** Returns whether a run was started once more, for which there is no `requested`. */
function isRequestedAgain(payload: Value): boolean {
  return valueAt(payload, 'action') === 'requested' && Number(valueAt(payload, 'workflow_run', 'run_attempt')) > 1;
}

function isNamed(filter: EventFilter, payload: Value): boolean {
  return (
    filter.workflows === undefined ||
    filter.workflows.includes(String(valueAt(payload, 'workflow', 'name') ?? valueAt(payload, 'workflow_run', 'name')))
  );
}

function passesRef(filter: EventFilter, event: LocalEvent, payload: Value): boolean {
  const tag = event.name === 'push' && event.ref.startsWith('refs/tags/') ? event.ref.slice('refs/tags/'.length) : undefined;
  if (tag !== undefined) {
    if (filter.tags) return matchesFilter(filter.tags, tag);
    if (filter['tags-ignore']) return !matchesFilter(filter['tags-ignore'], tag);
    return filter.branches === undefined && filter['branches-ignore'] === undefined;
  }
  const branch = findBranch(event, payload);
  if (filter.branches) return branch !== undefined && matchesFilter(filter.branches, branch);
  if (filter['branches-ignore']) return branch === undefined || !matchesFilter(filter['branches-ignore'], branch);
  return event.name !== 'push' || (filter.tags === undefined && filter['tags-ignore'] === undefined);
}

function findBranch(event: LocalEvent, payload: Value): string | undefined {
  if (event.name.startsWith('pull_request')) return textOf(valueAt(payload, 'pull_request', 'base', 'ref'));
  if (event.name === 'workflow_run') return textOf(valueAt(payload, 'workflow_run', 'head_branch'));
  return event.ref.startsWith('refs/heads/') ? event.ref.slice('refs/heads/'.length) : undefined;
}

/** Returns the value at a path of a payload; undefined when any step of the path is absent. */
export function valueAt(value: Value, ...path: readonly string[]): Value | undefined {
  let current: Value | undefined = value;
  for (const key of path) current = isMap(current) && !isList(current) ? current[key] : undefined;
  return current ?? undefined;
}

function textOf(value: Value | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
