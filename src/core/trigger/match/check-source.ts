import { listInputs } from '../../config/inputs/declared-inputs.ts';
import { parseInputValue, showWord } from '../../config/inputs/input-value.ts';
import type { Config } from '../../config/schema/config-schema.ts';
import type { Triggers, WebhookFilter } from '../../config/schema/triggers-schema.ts';
import { normaliseCron } from '../../cron.ts';
import { codeSpan } from '../../markdown/elements.ts';
import { truncateCodePoints } from '../../text/code-points.ts';
import { pauseLabel } from '../change.ts';
import { mapWebhook } from '../map-webhook.ts';
import type { Trigger } from '../trigger.ts';
import type { Check } from './check.ts';

/** The limit of GitHub on comments in one thread. */
const mostComments = 2_500;

/**
 * Fails if GitHub accepts no more comments on the subject, so that no run starts that nobody could follow (DESIGN 4.5). With
 * `comments: none` the subject gets no comments, and nothing is checked.
 */
export function checkThread({ subject }: Trigger, { comments }: Pick<Config, 'comments'>): readonly Check[] {
  const why = comments === 'none' ? undefined : findRefusal(subject);
  if (why === undefined) return [];
  const detail = `#${subject.number} ${why} and start it again, or write \`comments: none\` in the config.`;
  return [{ check: 'thread', passed: false, detail }];
}

function findRefusal({ locked, comments }: Trigger['subject']): string | undefined {
  if (locked === true) return 'is locked, and GitHub refuses comments of workflows there: unlock it';
  if (comments < mostComments) return undefined;
  return `has ${comments} comments, and GitHub takes no more than ${mostComments}: delete some`;
}

/**
 * Checks that a tick belongs to the pipeline. No role is checked: the time was set by people who may change the workflow and the
 * config.
 */
export function checkSchedule(on: Triggers, cron: string): Check {
  const own = on.schedule?.cron;
  if (own === undefined) return scheduleCheck(false, `It is a tick of \`${cron}\`, and the pipeline has no \`on.schedule\`.`);
  const passed = normaliseCron(own) === normaliseCron(cron);
  return scheduleCheck(
    passed,
    passed ? `It is a tick of \`${own}\`.` : `It is a tick of \`${cron}\`, and the pipeline has \`${own}\`.`,
  );
}

function scheduleCheck(passed: boolean, detail: string): Check {
  return { check: 'schedule', passed, detail };
}

/** Checks that another program's event has the type of a filter, and all fields that the pipeline takes. */
export function checkWebhook(filter: WebhookFilter, { webhook }: Trigger, on: Triggers): readonly Check[] {
  const passed = webhook?.type === filter.type;
  const detail = `The event is of type \`${webhook?.type ?? ''}\`; the pipeline's is \`${filter.type}\`.`;
  const mapped = mapWebhook(filter.map ?? {}, webhook?.payload);
  const type: Check = { check: 'webhook', passed, detail };
  if (filter.map === undefined) return [type];
  const fault = mapped.ok ? findWrongField(mapped.value, on) : `Of the mapped fields ${mapped.error}.`;
  return [type, { check: 'map', passed: fault === undefined, detail: fault ?? 'All mapped fields are there.' }];
}

/** Returns what is wrong with a field whose type `manual.inputs` declares. */
function findWrongField(fields: Readonly<Record<string, string>>, on: Triggers): string | undefined {
  const declared = listInputs(on);
  return Object.entries(fields).flatMap(([name, text]) => {
    const parsed = parseInputValue(declared.get(name) ?? { type: 'string' }, text);
    return parsed.ok ? [] : [`The mapped field \`${name}\` is ${showWord(text)}, and ${parsed.error}`];
  })[0];
}

/**
 * Fails for an event that Baton itself sent to listeners of this repository (`notify`): a run that is started by the end of another
 * one would end in its turn. Its sender proves nothing, because every workflow of a repository acts as the same account.
 */
export function checkOwnEvent({ webhook, repository }: Trigger): readonly Check[] {
  const { source, type } = Object(webhook?.payload) as { readonly source?: unknown; readonly type?: unknown };
  const isOwn =
    typeof type === 'string' &&
    type.startsWith('dev.baton.run.') &&
    String(source).toLowerCase().endsWith(`/${repository.owner}/${repository.name}`.toLowerCase());
  if (!isOwn) return [];
  const detail = `It is the event ${codeSpan(truncateCodePoints(type, 100))}, which Baton itself sent to listeners (\`notify\`), and such an event starts nothing.`;
  return [{ check: 'own-event', passed: false, detail }];
}

/** Fails if the subject has the pause label. Ignores case, because GitHub has one label per name in any case. */
export function checkPause({ subject, label }: Pick<Trigger, 'subject' | 'label'>): readonly Check[] {
  const isPaused = [...subject.labels, label].some((name) => name?.toLowerCase() === pauseLabel);
  if (!isPaused) return [];
  const detail = `It has the label \`${pauseLabel}\`: take it off, then trigger the pipeline again.`;
  return [{ check: 'pause', passed: false, detail }];
}
