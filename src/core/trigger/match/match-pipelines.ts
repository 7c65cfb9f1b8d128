/**
 * This folder decides which pipelines an event starts. `matchPipelines` runs all checks for each pipeline: who sent the event,
 * whether the pipeline waits for it, whether subject, labels and texts match its filters, and whether the person may start it.
 * Every check has a sentence, so that the result can be explained.
 */

import type { Config, Pipeline } from '../../config/schema/config-schema.ts';
import { filtersOf, type IssueFilter, type PullRequestFilter } from '../../config/schema/filter-schema.ts';
import type { Triggers } from '../../config/schema/triggers-schema.ts';
import type { Trigger } from '../trigger.ts';
import { type Check, checkAny } from './check.ts';
import { checkStart } from './check-action.ts';
import { type ActorFacts, checkOutsideText, checkPermission, checkSender } from './check-actor.ts';
import { checkCommand, checkNamed, checkNamedInputs } from './check-command.ts';
import { checkFailedCheck, type Fixes } from './check-failed-check.ts';
import { type ChangedFiles, checkPullRequest } from './check-pull-request.ts';
import { checkOwnEvent, checkPause, checkSchedule, checkThread, checkWebhook } from './check-source.ts';
import { checkLabels, checkSubjectState, checkTexts } from './check-subject.ts';

export interface PipelineMatch {
  readonly pipeline: string;
  /** True if all checks passed. */
  readonly matched: boolean;
  readonly checks: readonly Check[];
}

/** The facts for all checks. Those of `ActorFacts` are about the trigger's actor. */
export interface MatchRequest extends ActorFacts {
  readonly config: Config;
  readonly trigger: Trigger;
  /** The paths that the pull request changes. Undefined when GitHub was not asked; then no filter over files matches. */
  readonly files?: ChangedFiles | undefined;
  /** The kind of installation. The App keeps its rights where the workflow runs of a fork have none. */
  readonly via?: 'action' | 'app';
  /** The facts about the author of the text, where a pipeline needs them (`outside-text: refuse`). */
  readonly author?: ActorFacts | undefined;
  /** Our own account, where it is not the account of workflows. */
  readonly own?: number | undefined;
  /** The runs that failed checks have started; undefined where the records were not read. */
  readonly fixes?: Fixes | undefined;
}

/**
 * Returns for every pipeline, in the order of the config, whether the event starts it. Runs every check, so that the reasons
 * against a start are complete.
 */
export function matchPipelines(request: MatchRequest): readonly PipelineMatch[] {
  return Object.entries(request.config.pipelines).map(([name, pipeline]) => {
    const checks = [...checkSuspend(pipeline), ...checkEvent({ ...request, name, pipeline })];
    return { pipeline: name, matched: checks.every((check) => check.passed), checks };
  });
}

interface PipelineRequest extends MatchRequest {
  readonly name: string;
  readonly pipeline: Pipeline;
}

function checkSuspend({ suspend }: Pipeline): readonly Check[] {
  return suspend === true ? [{ check: 'suspend', passed: false, detail: 'The pipeline is suspended.' }] : [];
}

function checkEvent(request: PipelineRequest): readonly Check[] {
  const { trigger, pipeline } = request;
  const { on } = pipeline;
  if (trigger.kind === 'schedule') return [checkSchedule(on, trigger.schedule?.cron ?? '')];
  if (trigger.kind === 'webhook')
    return [...checkOwnEvent(trigger), ...checkWebhookFilters(on, trigger), ...checkWebhookSender(request)];
  if (trigger.kind === 'manual') return [checkAllowedSender(request), ...checkByName(request), checkRole(request)];
  if (trigger.kind === 'check') return checkAfterCheck(request);
  return [
    checkAllowedSender(request),
    ...checkPause(trigger),
    ...(trigger.kind === 'comment'
      ? checkCommentFilters(request)
      : [...checkSubjectFilters(request), ...checkSameRepository(request)]),
    ...checkThread(trigger, request.config),
    checkRole(request),
    ...checkOutsideText(pipeline.allow, trigger, request.author),
  ];
}

/** Checks a failed check. That of the default branch is about no thread. */
function checkAfterCheck(request: PipelineRequest): readonly Check[] {
  const { trigger, config, pipeline, author } = request;
  const awaited = [checkAllowedSender(request), ...checkFailedCheck(request)];
  if (trigger.check?.of === 'default-branch') return [...awaited, checkRole(request)];
  return [
    ...awaited,
    ...checkPause(trigger),
    ...checkSameRepository(request),
    ...checkThread(trigger, config),
    checkRole(request),
    ...checkOutsideText(pipeline.allow, trigger, author),
  ];
}

function checkAllowedSender({ pipeline, trigger, own }: PipelineRequest): Check {
  return checkSender(trigger, { bots: pipeline.allow.bots, own });
}

function checkRole(request: PipelineRequest): Check {
  return checkPermission({ ...request, allow: request.pipeline.allow, actor: request.trigger.actor });
}

/** Checks a `repository_dispatch`. GitHub accepts one only from a token with contents: write, whoever owns the token. */
function checkWebhookSender(request: PipelineRequest): readonly Check[] {
  const minimum = request.pipeline.allow['minimum-role'];
  const source = request.trigger.webhook?.source;
  if (source !== undefined) return [checkSource(source, request.pipeline.allow)];
  if (minimum === 'maintain' || minimum === 'admin') return [checkAllowedSender(request), checkRole(request)];
  const detail = `Only a token that may write sends such events; at least \`${minimum}\` is asked for.`;
  return [{ check: 'permission', passed: true, detail }];
}

/**
 * Checks an event that the App made of a delivery of a source. Its secret vouches that the source sent it, for no role of a person, and
 * not for the people who wrote the text.
 */
function checkSource(source: string, allow: Pipeline['allow']): Check {
  const minimum = allow['minimum-role'];
  if (minimum === 'maintain' || minimum === 'admin') {
    const detail = `It was sent by the source \`${source}\`, which has no role; at least \`${minimum}\` is asked for.`;
    return { check: 'permission', passed: false, detail };
  }
  if (allow['outside-text'] === 'refuse') {
    const detail = `Nobody knows who wrote what the source \`${source}\` sends, and the pipeline takes no text of outsiders (\`outside-text: refuse\`).`;
    return { check: 'outside-text', passed: false, detail };
  }
  const detail = `The source \`${source}\` signed it, and the settings of the App let it start runs here.`;
  return { check: 'permission', passed: true, detail };
}

function checkWebhookFilters(on: Triggers, trigger: Trigger): readonly Check[] {
  const filters = filtersOf(on.webhook);
  if (filters.length > 0) return checkAny(filters, (filter) => checkWebhook(filter, trigger, on));
  const type = trigger.webhook?.type ?? '';
  const detail = `It is an event of another program of type \`${type}\`, and the pipeline has no \`on.webhook\`.`;
  return [{ check: 'webhook', passed: false, detail }];
}

function checkByName(request: PipelineRequest): readonly Check[] {
  return [checkNamed(request), ...checkNamedInputs(request.trigger, { name: request.name, on: request.pipeline.on })];
}

function checkCommentFilters(request: PipelineRequest): readonly Check[] {
  const { trigger, pipeline } = request;
  if (trigger.named !== undefined) return checkByName(request);
  const filters = filtersOf(pipeline.on.comment);
  if (filters.length === 0)
    return [{ check: 'command', passed: false, detail: 'It is a comment, and the pipeline has no `on.comment`.' }];
  return checkAny(filters, (filter) => [
    ...checkCommand(filter, trigger, pipeline.on),
    ...checkLabels(filter, trigger),
    ...checkSubjectState(filter, trigger),
  ]);
}

function checkSubjectFilters({ trigger, pipeline, files }: PipelineRequest): readonly Check[] {
  const { on } = pipeline;
  const { subject } = trigger;
  const key = subject.kind === 'issue' ? 'issues' : 'pull-requests';
  const name = subject.kind === 'issue' ? 'an issue' : 'a pull request';
  if (on[key] === undefined)
    return [{ check: 'subject', passed: false, detail: `It is ${name}, and the pipeline has no \`on.${key}\`.` }];
  const found: Check = { check: 'subject', passed: true, detail: `It is ${name}, and the pipeline has \`on.${key}\`.` };
  const checkShared = (filter: IssueFilter | PullRequestFilter): readonly Check[] => [
    checkStart(filter, trigger),
    ...checkLabels(filter, trigger),
    ...checkSubjectState(filter, trigger),
  ];
  if (subject.kind === 'issue')
    return [found, ...checkAny(filtersOf(on.issues), (filter) => [...checkShared(filter), ...checkTexts(filter, trigger)])];
  const checkPull = (filter: PullRequestFilter): readonly Check[] => [
    ...checkShared(filter),
    ...checkPullRequest(filter, { subject, files }),
    ...checkTexts(filter, trigger),
  ];
  return [found, ...checkAny(filtersOf(on['pull-requests']), checkPull)];
}

/** Refuses a pull request from a fork: its event has no secrets, and its branch is never pushed to (DESIGN 2). */
function checkSameRepository({ trigger: { subject, repository }, via }: PipelineRequest): readonly Check[] {
  if (subject.kind !== 'pull-request') return [];
  const check = 'same-repository';
  const branch = subject.head?.branch ?? '';
  if (subject.head !== undefined && subject.head.repository === repository.id)
    return [{ check, passed: true, detail: `Its branch \`${branch}\` lives in this repository.` }];
  if (via === 'app' && subject.head !== undefined)
    return [{ check, passed: true, detail: `Its branch \`${branch}\` lives in another repository, which the App can serve.` }];
  const detail = `Its branch \`${branch}\` lives in another repository; without the App, pull requests from forks start nothing by themselves. Somebody with the right may comment \`/baton run\` and the pipeline.`;
  return [{ check, passed: false, detail }];
}
