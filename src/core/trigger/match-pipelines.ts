import type { Config } from '../config/config-schema.ts';
import type { LabelFilter, Triggers } from '../config/triggers-schema.ts';
import type { Check } from './check.ts';
import { checkPause } from './check-pause.ts';
import { checkPermission } from './check-permission.ts';
import { checkSchedule } from './check-schedule.ts';
import type { Trigger } from './trigger.ts';

export interface PipelineMatch {
  readonly pipeline: string;
  /** All checks passed. */
  readonly matched: boolean;
  readonly checks: readonly Check[];
}

export interface MatchRequest {
  readonly config: Config;
  readonly trigger: Trigger;
  /** Role of the trigger's actor as the permission API says; undefined when GitHub did not say. Unknown means no. */
  readonly role: string | undefined;
}

/** Which pipelines an event starts, and why not the others. In the order of the config; every check is made. */
export function matchPipelines({ config, trigger, role }: MatchRequest): readonly PipelineMatch[] {
  return Object.entries(config.pipelines).map(([name, pipeline]) => {
    const checkEvent = (): readonly Check[] => [
      checkSender(trigger),
      ...checkPause(trigger),
      ...checkFilter(pipeline.on, trigger),
      ...checkSameRepository(trigger),
      checkPermission({ allow: pipeline.allow, login: trigger.actor.login, role }),
    ];
    const checks = trigger.schedule === undefined ? checkEvent() : [checkSchedule(pipeline.on, trigger.schedule.cron)];
    return { pipeline: name, matched: checks.every((check) => check.passed), checks };
  });
}

/** Our own labels and those of other bots start nothing: bots count by numeric id only, and none can be named yet (T05, T17). */
function checkSender({ actor }: Trigger): Check {
  const bot = actor.type === 'Bot' || actor.login.toLowerCase().endsWith('[bot]');
  const detail = bot
    ? `${actor.login} (id ${actor.id}) is a bot; bots start no pipelines.`
    : `${actor.login} (id ${actor.id}) is not a bot.`;
  return { check: 'sender', passed: !bot, detail };
}

function checkFilter(on: Triggers, trigger: Trigger): readonly Check[] {
  const { kind } = trigger.subject;
  const key = kind === 'issue' ? 'issues' : 'pull-requests';
  const filter = on[key];
  const subject = kind === 'issue' ? 'an issue' : 'a pull request';
  if (filter === undefined) {
    return [{ check: 'subject', passed: false, detail: `It is ${subject}, and the pipeline has no \`on.${key}\`.` }];
  }
  return [
    { check: 'subject', passed: true, detail: `It is ${subject}, and the pipeline has \`on.${key}\`.` },
    checkLabel(filter, trigger),
    checkLabels(filter, trigger),
    checkExcludeLabels(filter, trigger),
  ];
}

/** Otherwise any label would start the pipeline again on an issue that carries the right one already. */
function checkLabel(filter: LabelFilter, { label }: Trigger): Check {
  const passed = hasLabel(filter.labels, label);
  const detail = passed
    ? `The label just added, \`${label}\`, is one of the pipeline's.`
    : `The label just added, \`${label}\`, is not one of the pipeline's: ${quote(filter.labels)}.`;
  return { check: 'label', passed, detail };
}

function checkLabels(filter: LabelFilter, { subject, label }: Trigger): Check {
  const present = [...subject.labels, label];
  const missing = filter.labels.filter((wanted) => !hasLabel(present, wanted));
  const detail =
    missing.length === 0 ? `It has all labels that are asked for: ${quote(filter.labels)}.` : `It lacks ${quote(missing)}.`;
  return { check: 'labels', passed: missing.length === 0, detail };
}

function checkExcludeLabels(filter: LabelFilter, { subject, label }: Trigger): Check {
  const excluded = filter['exclude-labels'];
  const found = excluded.filter((unwanted) => hasLabel([...subject.labels, label], unwanted));
  const none = excluded.length === 0 ? 'No labels are excluded.' : `It has none of the excluded labels: ${quote(excluded)}.`;
  const detail = found.length > 0 ? `It has ${quote(found)}, which the pipeline excludes.` : none;
  return { check: 'exclude-labels', passed: found.length === 0, detail };
}

/** From a fork the event has no secrets, and its branch is never pushed to (DESIGN 2). */
function checkSameRepository({ subject, repository }: Trigger): readonly Check[] {
  if (subject.kind !== 'pull-request') return [];
  const passed = subject.head !== undefined && subject.head.repository === repository.id;
  const branch = subject.head?.branch ?? '';
  const detail = passed
    ? `Its branch \`${branch}\` lives in this repository.`
    : `Its branch \`${branch}\` lives in another repository; pull requests from forks start nothing by label.`;
  return [{ check: 'same-repository', passed, detail }];
}

/** GitHub keeps one label per name whatever its case. */
function hasLabel(labels: readonly string[], wanted: string): boolean {
  return labels.some((label) => label.toLowerCase() === wanted.toLowerCase());
}

function quote(labels: readonly string[]): string {
  return labels.map((label) => `\`${label}\``).join(', ');
}
