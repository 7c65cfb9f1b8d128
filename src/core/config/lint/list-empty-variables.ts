import type { Problem } from '../../problem.ts';
import { analyzeTemplate } from '../../template/analyze-template.ts';
import { quoteNames } from '../../text/plain-text.ts';
import { needsByName } from '../parse/check-stages.ts';
import { findAncestors, findPositionInFile } from '../parse/check-templates.ts';
import type { CheckedConfig } from '../parse/parse-config.ts';
import type { StageOutline } from '../parse/read-outline.ts';
import { writeConfigPath } from '../parse/yaml-source.ts';
import type { Config, Pipeline } from '../schema/config-schema.ts';
import { filtersOf } from '../schema/filter-schema.ts';
import { isAgentStage } from '../schema/stage-schema.ts';

interface Place {
  readonly config: Config;
  readonly name: string;
  readonly pipeline: Pipeline;
}

/** Lists what templates show although nothing ever fills it. A variable that one of several triggers fills is there. */
export function listEmptyVariables(config: Config, { source, outline }: CheckedConfig): readonly Problem[] {
  return outline.pipelines.flatMap(({ name, stages = [] }) => {
    const pipeline = config.pipelines[name];
    if (pipeline === undefined) return [];
    const needs = needsByName(stages);
    return stages.flatMap((stage) =>
      listOutputs(stage, findAncestors(needs, stage.name)).flatMap(({ template, path, at }) => {
        const found = findEmpty(path, { config, name, pipeline });
        if (found === undefined) return [];
        const message = `\`${writeConfigPath(template.path)}\`: ${found.message}`;
        const position = findPositionInFile(template, { ...at, source });
        return [{ code: found.code, message, path: writeConfigPath(template.path), ...position }];
      }),
    );
  });
}

interface Shown {
  readonly template: StageOutline['templates'][number];
  /** The path of the variable, as far as its parts are names. */
  readonly path: readonly string[];
  readonly at: { readonly line: number; readonly column: number };
}

/** Lists each variable that the templates of a stage show, once for each template. Those in conditions alone show nothing. */
function listOutputs(stage: StageOutline, ancestors: readonly string[]): readonly Shown[] {
  return stage.templates.flatMap((template) => {
    const analyzed = analyzeTemplate(template.text, { ancestors });
    const outputs = analyzed.ok ? analyzed.value.outputs : [];
    const shown = outputs.flatMap(({ output, sources }) => {
      const [line = 1, column = 1] = output.token.getPosition();
      return sources.map(({ path }) => ({ template, path: path.map(String), at: { line, column } }));
    });
    return [...new Map(shown.toReversed().map((each) => [each.path.join('.'), each])).values()].toReversed();
  });
}

interface Finding {
  readonly code: string;
  readonly message: string;
}

function findEmpty(path: readonly string[], place: Place): Finding | undefined {
  const [root, part = ''] = path;
  const about = (message: string | undefined): Finding | undefined =>
    message === undefined ? undefined : { code: 'BATON-E142', message: `\`${path.join('.')}\` ${message}` };
  switch (root) {
    case 'history':
      return place.pipeline.history === undefined
        ? about(
            `is always empty: pipeline "${place.name}" has no \`history\`; write \`history: { limit: 5 }\` there, or take it out.`,
          )
        : undefined;
    case 'inputs':
      return about(explainInput(part, place.pipeline));
    case 'event':
      return about(explainEvent(part, place.pipeline));
    case 'subject':
      return about(explainSubject(part, place));
    case 'needs':
      return explainData(path, place);
    default:
      return undefined;
  }
}

function explainInput(name: string, { on }: Pipeline): string | undefined {
  const known = filtersOf(on.webhook).flatMap(({ map = {} }) => Object.keys(map));
  if (known.includes(name) || (name === '' && known.length > 0)) return undefined;
  if (on.webhook === undefined)
    return 'is always empty: only a webhook has inputs, and this pipeline has no `webhook` under `on`; take it out, or start the pipeline by a webhook.';
  const names = known.length === 0 ? 'none' : quoteNames(known);
  return `is always empty: \`map\` of the webhook has no \`${name}\`, only ${names}; add it there, such as \`${name}: ${name}\`.`;
}

function explainEvent(part: string, { on }: Pipeline): string | undefined {
  const threads = [...filtersOf(on.issues), ...filtersOf(on['pull-requests'])];
  if (part === 'review' && !filtersOf(on['pull-requests']).some((filter) => filter['review-state'] !== undefined))
    return 'is always empty: no review starts this pipeline; write `pull-requests: { review-state: changes_requested }` under `on`, or take it out.';
  if (part === 'label' && !threads.some(({ labels }) => labels !== undefined))
    return 'is always empty: no label starts this pipeline; take it out, or write `labels` in a filter under `on`.';
  if (part === 'check' && on.checks === undefined)
    return 'is always empty: no check starts this pipeline; write `checks: { workflows: [CI] }` under `on`, or take it out.';
  if (part === 'missed' && on.schedule === undefined)
    return 'is always 0: no schedule starts this pipeline; take it out, or write `schedule` under `on`.';
  return undefined;
}

/** Explains what `subject` is for a pipeline that starts without an issue or pull request. */
function explainSubject(part: string, { name, pipeline: { on } }: Place): string | undefined {
  const isOfPulls = on['pull-requests'] !== undefined || (on.checks !== undefined && on.checks.of !== 'default-branch');
  if (on.issues !== undefined || isOfPulls || on.comment !== undefined) return undefined;
  if (!['title', 'body', 'comments'].includes(part)) return undefined;
  if (part !== 'comments' && filtersOf(on.webhook).some(({ map = {} }) => Object.hasOwn(map, part))) return undefined;
  const what = part === 'title' ? `is always "Baton runs: ${name}"` : 'is always empty';
  const way =
    on.webhook === undefined || part === 'comments'
      ? 'take it out'
      : `take it out, or write \`${part}\` under \`map\` of the webhook`;
  return `${what}: no issue or pull request starts this pipeline; ${way}.`;
}

/** Explains fields of data that nobody asked the agent for. A command knows by itself what it writes. */
function explainData([, stage = '', ...rest]: readonly string[], { config, pipeline }: Place): Finding | undefined {
  const [handoff, data, field] = rest;
  const body = pipeline.stages[stage];
  if (handoff !== 'handoff' || data !== 'data' || field === undefined || body === undefined) return undefined;
  if (!isAgentStage(body) || body.handoff?.data !== undefined || config.agents[body.agent]?.engine === 'command')
    return undefined;
  // A prompt that names the field may have asked for it.
  if (body.prompt?.includes(field) === true) return undefined;
  const message = `\`needs.${stage}.handoff.data.${field}\` is mostly empty: nothing asks stage \`${stage}\` for it; write \`handoff: { data: { properties: { ${field}: { type: string } }, required: [${field}] } }\` there.`;
  return { code: 'BATON-E146', message };
}
