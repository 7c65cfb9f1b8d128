import { z } from 'zod';
import { renderCron } from '../../core/config/workflow/check-crons.ts';
import { normaliseCron } from '../../core/cron.ts';
import { failure, type Result, success } from '../../core/result.ts';
import type { CallerNeeds } from './caller-needs.ts';
import { hasAllOf } from './compare-workflows.ts';
import { addEntry, addItem, addTextLines, setValue, spellListAsMap } from './edit-yaml.ts';
import { findValue, readValue } from './read-yaml-text.ts';
import {
  keyLines,
  listDispatchInputs,
  listInputLines,
  permissionsLine,
  renderEvent,
  renderKey,
  renderOthers,
  renderPrefix,
  renderRunName,
  renderScalar,
} from './render-caller.ts';

/** The types that GitHub delivers of an event when a workflow names none. All other events are delivered whatever their type. */
const pullRequestTypes = ['opened', 'synchronize', 'reopened'];

const jobSchema = z.looseObject({ uses: z.string().catch(''), with: z.record(z.string(), z.unknown()).catch({}) });
const workflowSchema = z.looseObject({ jobs: z.record(z.string(), z.unknown()) });

type Edit = (text: string) => string;

/** Returns the name of the job that calls Baton; undefined where the text is no workflow, or one for something else. */
export function findCallingJob(text: string): string | undefined {
  const workflow = workflowSchema.safeParse(readValue(text));
  const jobs = workflow.success ? Object.entries(workflow.data.jobs) : [];
  return jobs.find(([, value]) => {
    const job = jobSchema.safeParse(value).data;
    return job !== undefined && (/\/\.github\/workflows\/run\.yml(?:@|$)/.test(job.uses) || Object.hasOwn(job.with, 'task'));
  })?.[0];
}

/** The needs of the config, and the `run-name` for a workflow that has none. */
interface Wanted {
  readonly needs: CallerNeeds;
  readonly runName: string;
}

/**
 * Adds to a workflow what it lacks: events, times, its `run-name`, inputs and secrets. Everything that is there stays as it is, comments and
 * blanks too, so that a second time changes nothing. Fails with a reason where something cannot be added.
 */
export function mergeCaller(text: string, wanted: Wanted): Result<string, string> {
  const job = findCallingJob(text);
  if (job === undefined) return failure('no job of it calls Baton');
  const merge: Edit = (given) => listEdits(job, wanted).reduce((before, edit) => edit(before), given);
  const merged = merge(text);
  const isSound = findCallingJob(merged) === job && merge(merged) === merged && hasAllOf(merged, text);
  return isSound
    ? success(merged)
    : failure('`on` or its job stands between braces, where lines cannot be added; write each key on a line of its own');
}

function listEdits(job: string, { needs, runName }: Wanted): readonly Edit[] {
  return [
    spellEvents,
    ...[...needs.events].map(
      ([event, types]): Edit =>
        (before) =>
          addEvent(before, { event, types, workflows: needs.workflows }),
    ),
    addWorkflows(needs),
    addCrons(needs),
    addRunName(runName),
    ...Object.entries(listDispatchInputs(needs)).map(([name, line]) =>
      addMissing(['on', 'workflow_dispatch', 'inputs'], { name, lines: [line] }),
    ),
    ...listJobEdits(job, needs),
  ];
}

function listJobEdits(job: string, needs: CallerNeeds): readonly Edit[] {
  const path = ['jobs', job];
  const named = (lines: readonly string[]) => lines.map((line) => ({ name: line.split(':')[0] ?? '', lines: [line] }));
  const others = renderOthers(needs.others);
  return [
    (text) =>
      findValue(text, ['jobs', job, 'permissions']) === undefined
        ? addMissing(path, { name: 'permissions', lines: [permissionsLine] })(text)
        : text,
    ...named([...listInputLines(needs), ...renderPrefix(needs)]).map((entry) => addMissing([...path, 'with'], entry)),
    ...named([...Object.values(keyLines), ...needs.keys.map(renderKey)]).map((entry) => addSecret(path, entry)),
    ...(others.length === 0
      ? []
      : [addSecret(path, { name: 'agent-secrets', lines: others }), addSecretLines(path, needs.others)]),
  ];
}

interface Entry {
  readonly name: string;
  readonly lines: readonly string[];
}

/** Adds the `run-name` behind `on`, where there is none: a user's own may name the tasks, too. */
function addRunName(runName: string): Edit {
  return (text) =>
    findValue(text, ['run-name']) === undefined ? addEntry({ text, path: [] }, renderRunName(runName), { after: 'on' }) : text;
}

function addMissing(path: readonly string[], { name, lines }: Entry): Edit {
  return (text) => (findValue(text, [...path, name]) === undefined ? addEntry({ text, path }, lines) : text);
}

/** Adds a secret to those that a job passes. `inherit` passes all of them. */
function addSecret(job: readonly string[], entry: Entry): Edit {
  return (text) => {
    const passed = findValue(text, [...job, 'secrets']);
    if (passed === 'inherit') return text;
    // These names hold the lines of secrets, too.
    if (entry.name === 'agent-secrets' && findValue(text, [...job, 'secrets', 'BATON_AGENT_SECRETS']) !== undefined) return text;
    return addMissing([...job, 'secrets'], entry)(text);
  };
}

/** Adds lines to an `agent-secrets` that is there already, where they do not stand in it. */
function addSecretLines(job: readonly string[], names: readonly string[]): Edit {
  return (text) => {
    const path = [...job, 'secrets', 'agent-secrets'];
    const value = findValue(text, path);
    // One secret may have a line for each name in itself, which nobody can see from here.
    if (typeof value !== 'string' || /^\s*\$\{\{[^{}]*\}\}\s*$/.test(value)) return text;
    const missing = names.filter((name) => !new RegExp(`^\\s*${name}\\s*=`, 'm').test(value));
    const lines = missing.map((name) => `${name}=\${{ secrets.${name} }}`);
    return missing.length === 0 ? text : addTextLines({ text, path }, lines);
  };
}

/** Writes `on: push` and `on: [push]` as a map, to which events can be added. */
function spellEvents(text: string): string {
  const on = findValue(text, ['on']);
  if (typeof on !== 'string' && !Array.isArray(on)) return text;
  const spelled = spellListAsMap({ text, path: ['on'] });
  if (spelled !== text) return spelled;
  const keys = [on].flat().map((event) => `  ${event}:`);
  return setValue({ text, path: ['on'] }, `\n${keys.join('\n')}`).replace(/^(["']?on["']?): +$/m, '$1:');
}

interface HeardEvent {
  readonly event: string;
  readonly types: readonly string[];
  readonly workflows: readonly string[];
}

function addEvent(text: string, { event, types, workflows }: HeardEvent): string {
  const path = ['on', event];
  const value = findValue(text, path);
  if (value === undefined) return addEntry({ text, path: ['on'] }, [renderEvent(event, types, workflows)]);
  const heard = findValue(text, [...path, 'types']);
  if (heard === undefined) {
    if (event !== 'pull_request') return text;
    const list = `types: [${[...new Set([...pullRequestTypes, ...types])].join(', ')}]`;
    return value === null ? setValue({ text, path }, `{ ${list} }`) : addEntry({ text, path }, [list]);
  }
  const known = [heard].flat().map(String);
  const missing = types.filter((type) => !known.includes(type)).map(renderScalar);
  if (missing.length > 0 && !Array.isArray(heard))
    return setValue({ text, path: [...path, 'types'] }, `[${[...known.map(renderScalar), ...missing].join(', ')}]`);
  return missing.reduce((before, type) => addItem({ text: before, path: [...path, 'types'] }, type), text);
}

/** Adds the names of workflows to those whose ends are heard. */
function addWorkflows({ workflows }: CallerNeeds): Edit {
  return (text) => {
    const path = ['on', 'workflow_run', 'workflows'];
    const heard = findValue(text, path);
    if (heard === undefined) return text;
    const known = [heard].flat().map(String);
    const missing = workflows.filter((name) => !known.includes(name)).map(renderScalar);
    if (missing.length > 0 && !Array.isArray(heard))
      return setValue({ text, path }, `[${[...known.map(renderScalar), ...missing].join(', ')}]`);
    return missing.reduce((before, name) => addItem({ text: before, path }, name), text);
  };
}

const cronsSchema = z.array(z.looseObject({ cron: z.string(), timezone: z.string().default('UTC') })).catch([]);

function addCrons({ crons }: CallerNeeds): Edit {
  return (text) => {
    const schedule = findValue(text, ['on', 'schedule']);
    const fired = cronsSchema.parse(schedule);
    const missing = crons.filter(
      (one) => !fired.some(({ cron, timezone }) => normaliseCron(cron) === normaliseCron(one.cron) && timezone === one.timezone),
    );
    if (missing.length === 0) return text;
    if (Array.isArray(schedule))
      return missing.reduce((before, one) => addItem({ text: before, path: ['on', 'schedule'] }, renderCron(one)), text);
    const list = `[${missing.map(renderCron).join(', ')}]`;
    return schedule === undefined
      ? addEntry({ text, path: ['on'] }, [`schedule: ${list}`])
      : setValue({ text, path: ['on', 'schedule'] }, list);
  };
}
