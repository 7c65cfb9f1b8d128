// This folder turns an event that a user says with options into the payload that GitHub would send: `event-options`
// defines the options, `choose-thread` reads from the configuration what they leave open, and this file builds the payload.

import type { Config } from '../../core/config/schema/config-schema.ts';
import { isPlainMap } from '../../core/json/json-value.ts';
import { quoteNames } from '../../core/text/plain-text.ts';
import { readBytes, readJson } from '../files/read-json.ts';
import { UsageError } from '../files/usage-error.ts';
import { type ChosenThread, chooseThread } from './choose-thread.ts';
import type { EventChoice, EventOptions } from './event-options.ts';

/** The words of the user about the event, besides its kind. */
interface Words extends Pick<EventOptions, 'title' | 'body'> {
  /** The roles of the person who acts and of the one who wrote the issue or pull request; the same person without the latter. */
  readonly role: string;
  readonly authorRole?: string | undefined;
  /** True if the user named files that a pull request changes. */
  readonly hasFiles: boolean;
  /** The time of the event. */
  readonly now: string;
}

export interface BuiltEvent {
  /** The name of the event, as GitHub sends it beside the payload. */
  readonly name: string;
  readonly payload: unknown;
  /** One sentence for each thing that the options left open. */
  readonly assumed: readonly string[];
}

const actor = { id: 583_231, login: 'octocat', type: 'User' };
const other = { id: 583_232, login: 'hubot', type: 'User' };
const repository = {
  id: 1_296_269,
  name: 'hello-world',
  owner: { login: 'octocat' },
  default_branch: 'main',
  private: false,
};
const common = { repository, sender: actor };
const address = `https://github.com/${repository.owner.login}/${repository.name}`;

/** Builds the payload that GitHub would send for an event, in the parts that Baton reads. */
export function buildEvent(config: Pick<Config, 'pipelines'>, choice: EventChoice, words: Words): BuiltEvent {
  if (choice.kind === 'tick')
    return { name: 'schedule', payload: { schedule: findCron(config, choice.pipeline), ...common }, assumed: [] };
  if (choice.kind === 'manual') return buildManual(config, choice);
  if (choice.kind === 'webhook') return buildWebhook(choice.type, choice.payload);
  if (choice.kind === 'check') return buildCheck(config, { choice, words });
  return buildThreadEvent(choice, { thread: chooseThread(config, choice, words), words });
}

function findCron({ pipelines }: Pick<Config, 'pipelines'>, name: string): string {
  const cron = Object.hasOwn(pipelines, name) ? pipelines[name]?.on.schedule?.cron : undefined;
  if (cron !== undefined) return cron;
  const others = Object.keys(pipelines).filter((each) => pipelines[each]?.on.schedule !== undefined);
  throw new UsageError(
    `--tick is "${name}", which names no pipeline with \`on.schedule\`; ${others.length === 0 ? 'there is none' : `write ${others.join(' or ')}`}.`,
  );
}

function buildManual(
  { pipelines }: Pick<Config, 'pipelines'>,
  { pipeline, inputs = {} }: Extract<EventChoice, { readonly kind: 'manual' }>,
): BuiltEvent {
  if (!Object.hasOwn(pipelines, pipeline))
    throw new UsageError(`--manual is "${pipeline}", which names no pipeline; there are ${Object.keys(pipelines).join(', ')}.`);
  return { name: 'workflow_dispatch', payload: { inputs: { pipeline, ...renderInputs(inputs) }, ...common }, assumed: [] };
}

/** Renders the one input of the workflow that holds those of a pipeline. A start without any gives none, as older workflows take none. */
export function renderInputs(inputs: Readonly<Record<string, string>>): { readonly inputs?: string } {
  return Object.keys(inputs).length === 0 ? {} : { inputs: JSON.stringify(inputs) };
}

function buildWebhook(type: string, file: string): BuiltEvent {
  if (file === '') throw new UsageError('--webhook needs the payload. Add --payload FILE with the JSON of `client_payload`.');
  const payload = readJson(file);
  if (!isPlainMap(payload))
    throw new UsageError(`${file} holds no JSON object. Write the \`client_payload\` as one, such as {"severity": "high"}.`);
  return { name: 'repository_dispatch', payload: { action: type, client_payload: payload, ...common }, assumed: [] };
}

/** A failed job of a workflow that did not run. */
export const sampleJob = { name: 'test', step: 'Run npm test', log: 'This log was made up.' };

/** Builds the event of a check that failed, for the side that the first pipeline waits for which has this workflow. */
function buildCheck(
  config: Pick<Config, 'pipelines'>,
  { choice, words }: { readonly choice: Extract<EventChoice, { readonly kind: 'check' }>; readonly words: Words },
): BuiltEvent {
  const { workflow } = choice;
  const waiting = Object.values(config.pipelines).find(({ on }) => on.checks?.workflows.includes(workflow) === true);
  const isMain = waiting?.on.checks?.of === 'default-branch';
  const run = {
    ...{ id: 1, run_attempt: 1, name: workflow, path: '.github/workflows/checks.yml', event: isMain ? 'push' : 'pull_request' },
    ...{ status: 'completed', conclusion: 'failure', head_branch: isMain ? repository.default_branch : revisions.head.ref },
    ...{ head_sha: revisions.head.sha, head_repository: { id: repository.id }, html_url: `${address}/actions/runs/1` },
    ...{ updated_at: words.now, actor, pull_requests: isMain ? [] : [{ number: 1 }] },
  };
  const about = isMain
    ? 'of `main`'
    : 'of the pull request #1, whose branch `sample-branch` lives in this repository, and which has no labels';
  return {
    name: 'workflow_run',
    payload: { action: 'completed', workflow_run: run, ...common },
    assumed: [
      `The workflow \`${workflow}\` ended with \`failure\` for the head ${about}.`,
      'It is the first failure since a commit of a person.',
    ],
  };
}

type ThreadChoice = Exclude<EventChoice, { readonly kind: 'tick' | 'manual' | 'webhook' | 'check' }>;

interface ThreadEvent {
  readonly thread: ChosenThread;
  readonly words: Words;
}

function buildThreadEvent(choice: ThreadChoice, event: ThreadEvent): BuiltEvent {
  const { thread } = event;
  const isPull = thread.kind === 'pull-request';
  const fields = { ...buildThread(event), ...(choice.kind === 'assign' ? { assignees: [{ login: choice.login }] } : {}) };
  const assumed = describeThread(event);
  if (choice.kind === 'comment') {
    const comment = { id: 1, user: actor, body: choice.text, created_at: event.words.now };
    const issue = { ...fields, ...(isPull ? { pull_request: {}, draft: false } : {}) };
    return { name: 'issue_comment', payload: { action: 'created', comment, issue, ...common }, assumed };
  }
  const subject = isPull ? { pull_request: { ...fields, ...revisions } } : { issue: fields };
  if (choice.kind === 'review') {
    const review = { id: 1, user: actor, state: choice.state, body: reviewText, submitted_at: event.words.now };
    return {
      name: 'pull_request_review',
      payload: { action: 'submitted', review, ...subject, ...common },
      assumed: [...assumed, `The text of the review is "${reviewText}"`],
    };
  }
  return { name: isPull ? 'pull_request' : 'issues', payload: { ...describeAction(choice), ...subject, ...common }, assumed };
}

const reviewText = 'A sample review.';

const revisions = {
  draft: false,
  head: { ref: 'sample-branch', sha: 'a'.repeat(40), repo: { id: repository.id } },
  base: { ref: repository.default_branch, sha: 'b'.repeat(40), repo: { id: repository.id } },
};

function describeAction(choice: Exclude<ThreadChoice, { readonly kind: 'comment' | 'review' }>): object {
  if (choice.kind === 'label') return { action: 'labeled', label: { name: choice.name } };
  return choice.kind === 'assign' ? { action: 'assigned', assignee: { login: choice.login } } : { action: 'opened' };
}

function buildThread({ thread, words }: ThreadEvent): object {
  const { title = 'A sample title', body, role, authorRole, now } = words;
  const isMember = ['triage', 'write', 'maintain', 'admin'].includes(authorRole ?? role);
  return {
    number: 1,
    title,
    body: body === undefined ? 'A sample text.' : readBytes(body).toString('utf8'),
    user: authorRole === undefined ? actor : other,
    author_association: isMember ? 'COLLABORATOR' : 'NONE',
    labels: thread.labels.map((name) => ({ name })),
    assignees: [],
    state: 'open',
    html_url: `${address}/${thread.kind === 'issue' ? 'issues' : 'pull'}/1`,
    comments: 0,
    created_at: now,
    updated_at: now,
  };
}

function describeThread({ thread: { kind, labels }, words }: ThreadEvent): readonly string[] {
  const what = kind === 'issue' ? 'issue' : 'pull request';
  const author = words.authorRole === undefined ? `${actor.login}, who also acts,` : other.login;
  const having = labels.length === 0 ? 'no labels' : `the label${labels.length === 1 ? '' : 's'} ${quoteNames(labels)}`;
  return [
    `It is the open ${what} #1 with ${having}, and ${author} wrote it.`,
    ...(words.title === undefined ? ['Its title is "A sample title" (--title).'] : []),
    ...(words.body === undefined ? ['Its text is "A sample text." (--body).'] : []),
    ...(kind === 'issue' ? [] : ['Its branch `sample-branch` lives in this repository and would be merged into `main`.']),
  ];
}
