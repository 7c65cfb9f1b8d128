import type { Config } from '../core/config/config-schema.ts';
import { filtersOf } from '../core/config/one-or-many.ts';
import { eventRunName } from '../core/pipeline/names.ts';
import { mapWebhook } from '../core/trigger/map-webhook.ts';
import type { Trigger } from '../core/trigger/trigger.ts';
import type { Engine } from './engine-ports.ts';
import { findRunsIssue } from './find-runs-issue.ts';
import type { RunThread } from './run-thread.ts';

/** Within this time a second event with the same `id` is known as such. */
const knownForHours = 24;

export interface PlacedAlone {
  readonly trigger: Trigger;
  readonly start: string;
  readonly run: string;
  /** The runs issue, which is the subject as well. */
  readonly thread: number;
  readonly threads: readonly RunThread[];
  readonly isApart: true;
  readonly since: string;
}

/**
 * An event of another program, or a start by hand, has no subject: its run is kept on the pipeline's runs issue. Each stands for
 * itself, so none waits for another, and its name follows from the workflow run that it made.
 */
export async function placeAlone(
  engine: Engine,
  request: { readonly trigger: Trigger; readonly pipeline: string; readonly config: Config; readonly start: string },
): Promise<PlacedAlone> {
  const { trigger, pipeline, start } = request;
  const now = engine.ports.clock.now();
  const firedAt = trigger.firedAt ?? now;
  const { issue } = await findRunsIssue(engine, pipeline);
  const inputs = inputsOf(request);
  const { webhook, ...rest } = trigger;
  const subject = { ...trigger.subject, number: issue.number, comments: issue.comments, url: issue.url };
  return {
    trigger: {
      ...rest,
      subject: {
        ...subject,
        title: inputs.title ?? `Baton runs: ${pipeline}`,
        body: inputs.body ?? '',
        labels: ['baton:runs'],
        createdAt: issue.createdAt,
      },
      // What the pipeline does not ask for is not kept.
      ...(webhook === undefined ? {} : { webhook: { type: webhook.type }, inputs }),
    },
    start: inputs.id === undefined ? start : `webhook ${webhook?.type ?? ''} ${inputs.id}`,
    run: eventRunName(pipeline, { subject: issue.number, ordinal: engine.settings.workflowRun.id || Date.parse(firedAt) }),
    thread: issue.number,
    threads: [],
    isApart: true,
    since: new Date(Math.min(Date.parse(firedAt), Date.parse(now) - knownForHours * 3_600_000)).toISOString(),
  };
}

function inputsOf({
  trigger,
  pipeline,
  config,
}: {
  trigger: Trigger;
  pipeline: string;
  config: Config;
}): Readonly<Record<string, string>> {
  const filters = filtersOf(config.pipelines[pipeline]?.on.webhook);
  for (const { type, map = {} } of filters) {
    const mapped = type === trigger.webhook?.type ? mapWebhook(map, trigger.webhook.payload) : undefined;
    if (mapped?.ok === true) return mapped.value;
  }
  return {};
}
