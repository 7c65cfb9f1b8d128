import { engineKeys } from '../../core/agent/agent-secrets.ts';
import { takesInputsByHand } from '../../core/config/inputs/declared-inputs.ts';
import type { Config } from '../../core/config/schema/config-schema.ts';
import { filtersOf } from '../../core/config/schema/filter-schema.ts';
import { listAgentSecrets } from '../../core/config/workflow/check-secrets.ts';
import { listAnswerEvents, listChangeEvents, listEvents } from '../../core/config/workflow/list-events.ts';
import type { CallerCron } from '../../core/config/workflow/read-events.ts';

/** The needs of a config: all that its workflow must have so that pipelines start and agents get their secrets. */
export interface CallerNeeds {
  /** The types by event. An event without types has an empty list. */
  readonly events: ReadonlyMap<string, readonly string[]>;
  readonly crons: readonly CallerCron[];
  /** The names of the workflows whose ends it hears (`workflow_run`). */
  readonly workflows: readonly string[];
  /** The names of secrets that run.yml knows by name. */
  readonly keys: readonly string[];
  /** The names of all other secrets, which are passed as lines of `agent-secrets`. */
  readonly others: readonly string[];
  /** The beginning of the commands that do not begin with `/baton`. */
  readonly prefix: string | undefined;
  /** True if people who start a pipeline by hand give it inputs. */
  readonly takesInputs: boolean;
}

const known: ReadonlySet<string> = new Set(engineKeys);

/** Derives from a config which events, times and secrets its workflow needs. */
export function deriveCallerNeeds(config: Config): CallerNeeds {
  const pipelines = Object.values(config.pipelines);
  const wanted = pipelines.flatMap((pipeline) => [
    ...listEvents(pipeline),
    ...listChangeEvents(pipeline),
    ...listAnswerEvents(pipeline),
  ]);
  const byEvent = Map.groupBy(
    wanted.filter(({ event }) => event !== 'workflow_dispatch'),
    ({ event }) => event,
  );
  const secrets = listAgentSecrets(config);
  const commands = pipelines.flatMap(({ on }) => filtersOf(on.comment).map(({ command }) => command));
  return {
    events: new Map(
      [...byEvent].map(([event, each]) => [event, [...new Set(each.flatMap(({ type }) => (type === undefined ? [] : [type])))]]),
    ),
    crons: listCrons(config),
    workflows: [...new Set(wanted.flatMap(({ workflow }) => workflow ?? []))],
    keys: secrets.filter((name) => known.has(name)),
    others: secrets.filter((name) => !known.has(name)),
    prefix: commands.find((command) => !command.startsWith('/baton'))?.split(' ')[0],
    takesInputs: pipelines.some(({ on }) => takesInputsByHand(on)),
  };
}

function listCrons({ pipelines }: Config): readonly CallerCron[] {
  const crons = Object.values(pipelines).flatMap(({ on }): readonly CallerCron[] =>
    on.schedule === undefined ? [] : [{ cron: on.schedule.cron, timezone: on.schedule.timezone ?? 'UTC' }],
  );
  return crons.filter(
    (one, index) => crons.findIndex(({ cron, timezone }) => cron === one.cron && timezone === one.timezone) === index,
  );
}
