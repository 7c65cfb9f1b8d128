import { hasName } from '../text/plain-text.ts';
import type { Config, Pipeline } from './schema/config-schema.ts';
import { filtersOf } from './schema/filter-schema.ts';
import { type BuiltinStage, isAgentStage } from './schema/stage-schema.ts';

interface IneffectiveTrigger {
  readonly path: string;
  readonly message: string;
}

type Kind = 'issues' | 'pull-requests';

/** Lists built-ins that do what another pipeline waits for. Baton's own actions start nothing, so that no two pipelines feed each other. */
export function listIneffectiveTriggers({ pipelines }: Config): readonly IneffectiveTrigger[] {
  return Object.entries(pipelines).flatMap(([name, pipeline]) =>
    Object.entries(pipeline.stages).flatMap(([stage, body]) =>
      isAgentStage(body) ? [] : listForStage(body, { path: `pipelines.${name}.stages.${stage}`, pipelines, own: pipeline }),
    ),
  );
}

function listForStage(
  stage: BuiltinStage,
  { path, pipelines, own }: { readonly path: string; readonly pipelines: Config['pipelines']; readonly own: Pipeline },
): readonly IneffectiveTrigger[] {
  const made = listProducts(stage, own);
  return Object.entries(pipelines).flatMap(([waiting, { on }]) =>
    made.flatMap(({ kind, label }) => {
      const isWaitedFor = filtersOf(on[kind]).some((filter) =>
        label === undefined ? isForOpened(filter) : hasName(filter.labels ?? [], label),
      );
      if (!isWaitedFor) return [];
      const what = label === undefined ? nouns[kind] : `the label \`${label}\``;
      const message = `${what.charAt(0).toUpperCase()}${what.slice(1)} of this stage does not start the pipeline \`${waiting}\`: what Baton does itself starts nothing. Add the stages of \`${waiting}\` to this pipeline, or have a person start it, say with \`/baton run ${waiting}\`.`;
      return [{ path, message }];
    }),
  );
}

const nouns: Readonly<Record<Kind, string>> = { issues: 'the issue', 'pull-requests': 'the pull request' };

/** Returns the labels and openings that other pipelines may wait for. A label that is a template is not known yet. */
function listProducts(stage: BuiltinStage, own: Pipeline): readonly { readonly kind: Kind; readonly label?: string }[] {
  const labels = (kind: Kind, names: readonly string[]) =>
    names.filter((label) => !label.includes('{{')).map((label) => ({ kind, label }));
  if (stage.uses === 'issue') return [{ kind: 'issues' }, ...labels('issues', stage.with.labels)];
  if (stage.uses === 'pull-request') return [{ kind: 'pull-requests' }, ...labels('pull-requests', stage.with.labels)];
  if (stage.uses === 'labels') return kindsOf(stage.with.on, own).flatMap((kind) => labels(kind, stage.with.add));
  return [];
}

function kindsOf(target: 'subject' | 'pull-request', { on }: Pipeline): readonly Kind[] {
  if (target === 'pull-request') return ['pull-requests'];
  return (['issues', 'pull-requests'] as const).filter((kind) => on[kind] !== undefined);
}

function isForOpened({ labels, assignee, ...rest }: { labels?: unknown; assignee?: unknown; 'review-state'?: unknown }): boolean {
  return labels === undefined && assignee === undefined && rest['review-state'] === undefined;
}
