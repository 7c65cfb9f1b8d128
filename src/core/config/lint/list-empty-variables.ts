import type { Problem } from '../../problem.ts';
import { analyzeTemplate } from '../../template/analyze-template.ts';
import { quoteNames } from '../../text/plain-text.ts';
import { listCommandInputs, listInputs, listNamedInputs } from '../inputs/declared-inputs.ts';
import { needsByName } from '../parse/check-stages.ts';
import { findAncestors, findPositionInFile } from '../parse/check-templates.ts';
import type { CheckedConfig } from '../parse/parse-config.ts';
import type { StageOutline } from '../parse/read-outline.ts';
import { writeConfigPath } from '../parse/yaml-source.ts';
import type { Config, Pipeline } from '../schema/config-schema.ts';
import { filtersOf } from '../schema/filter-schema.ts';
import { isAgentStage } from '../schema/stage-schema.ts';
import type { Triggers } from '../schema/triggers-schema.ts';

interface PipelineInConfig {
  readonly config: Config;
  readonly name: string;
  readonly pipeline: Pipeline;
}

/** Lists what templates show although nothing ever fills it. A variable that one of several triggers fills is there. */
export function listEmptyVariables(config: Config, checked: CheckedConfig): readonly Problem[] {
  return listFindings(config, { checked, find: findEmpty });
}

/** Lists the inputs that templates show and that only some of the pipeline's triggers give, and those that they most likely miss. */
export function listUnevenInputs(config: Config, checked: CheckedConfig): readonly Problem[] {
  return listFindings(config, { checked, find: (path, place) => findUneven(path, place) ?? findUnread(path, place) });
}

interface Search {
  readonly checked: CheckedConfig;
  readonly find: (path: readonly string[], place: PipelineInConfig) => Finding | undefined;
}

function listFindings(config: Config, { checked: { source, outline }, find }: Search): readonly Problem[] {
  return outline.pipelines.flatMap(({ name, stages = [] }) => {
    const pipeline = config.pipelines[name];
    if (pipeline === undefined) return [];
    const needs = needsByName(stages);
    return stages.flatMap((stage) =>
      listOutputs(stage, findAncestors(needs, stage.name)).flatMap(({ template, path, at }) => {
        const found = find(path, { config, name, pipeline });
        if (found === undefined) return [];
        const message = `\`${writeConfigPath(template.path)}\`: ${found.message}`;
        const position = findPositionInFile(template, { ...at, source });
        return [{ code: found.code, message, path: writeConfigPath(template.path), ...position }];
      }),
    );
  });
}

/** Finds an input that is empty after some starts: it has no default, and is no boolean, which is false then. */
function findUneven([root, name = '']: readonly string[], { pipeline: { on } }: PipelineInConfig): Finding | undefined {
  const input = root === 'inputs' ? listInputs(on).get(name) : undefined;
  if (input === undefined || input.default !== undefined || input.type === 'boolean') return undefined;
  const without = listTriggersWithout(name, on);
  if (without.length === 0) return undefined;
  const message = `\`inputs.${name}\` is empty after a start by ${quoteNames(without)}; give it a \`default\` under \`manual.inputs\` if it should not be.`;
  return { code: 'BATON-E173', message };
}

/** Finds the text below a command in a pipeline that reads none of the words behind the command: it was once the whole comment. */
function findUnread([root, part]: readonly string[], { pipeline: { on, stages } }: PipelineInConfig): Finding | undefined {
  if (root !== 'event' || part !== 'comment') return undefined;
  const [first] = filtersOf(on.comment).flatMap((filter) => [...listCommandInputs(on, filter).keys()]);
  const message = `\`event.comment\` is what stands below the line of a command, and nothing of this pipeline reads the words behind it; write \`{{ inputs.${first} }}\` where they are meant.`;
  return first === undefined || /\binputs\b/.test(JSON.stringify(stages)) ? undefined : { code: 'BATON-E174', message };
}

/** Lists the triggers that do not give an input. What a person may leave out on purpose is no such trigger. */
function listTriggersWithout(name: string, on: Triggers): readonly string[] {
  const byName = listNamedInputs(on).has(name);
  const isMapped = filtersOf(on.webhook).every(({ map = {} }) => Object.hasOwn(map, name));
  const isArgument = filtersOf(on.comment).every((filter) => listCommandInputs(on, filter).has(name));
  const given: Readonly<Record<string, boolean>> = { manual: byName, webhook: isMapped, comment: isArgument };
  return Object.entries(on).flatMap(([key, value]) => (value === undefined || given[key] === true ? [] : [`on.${key}`]));
}

interface Shown {
  readonly template: StageOutline['templates'][number];
  /** The path of the variable, as far as its parts are names. */
  readonly path: readonly string[];
  readonly at: { readonly line: number; readonly column: number };
}

/** Lists each variable that the templates of a stage show, once for each template. Those in conditions alone show nothing. */
function listOutputs(stage: StageOutline, ancestors: readonly string[]): readonly Shown[] {
  return [...stage.templates, ...stage.dataPaths].flatMap((template) => {
    const analyzed = analyzeTemplate(template.text, { ancestors, children: stage.hasChildren });
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

function findEmpty(path: readonly string[], place: PipelineInConfig): Finding | undefined {
  const [root, part = ''] = path;
  const about = (message: string | undefined): Finding | undefined =>
    message === undefined ? undefined : { code: 'BATON-E142', message: `\`${path.join('.')}\` ${message}` };
  if (root === 'history')
    return place.pipeline.history === undefined
      ? about(
          `is always empty: pipeline "${place.name}" has no \`history\`; write \`history: { limit: 5 }\` there, or take it out.`,
        )
      : undefined;
  if (root === 'inputs') return about(explainInput(part, place.pipeline));
  if (root === 'event') return about(explainEvent(part, place.pipeline));
  if (root === 'subject') return about(explainSubject(part, place));
  if (root === 'needs') return explainData(path, place);
  return undefined;
}

/** Explains an input of a pipeline that has none. Where there are some, an unknown name is an error. */
function explainInput(name: string, { on }: Pipeline): string | undefined {
  if (listInputs(on).size > 0) return undefined;
  if (on.webhook !== undefined) {
    const field = name || 'severity';
    return `is always empty: the webhook takes no field of its payload; write \`map: { ${field}: ${field} }\` there.`;
  }
  const way = on.manual === undefined ? 'start the pipeline by a webhook or by hand' : 'declare it';
  return `is always empty: this pipeline has no inputs; take it out, or ${way}, such as \`manual: { inputs: { ${name || 'topic'}: { type: string } } }\` under \`on\`.`;
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
function explainSubject(part: string, { name, pipeline: { on } }: PipelineInConfig): string | undefined {
  const isOfPulls = on['pull-requests'] !== undefined || (on.checks !== undefined && on.checks.of !== 'default-branch');
  if (part === 'head-branch' && !isOfPulls && !filtersOf(on.comment).some(({ subject }) => subject !== 'issue'))
    return 'is empty unless somebody types `/baton run` on a pull request: nothing else starts this pipeline on one; write a name such as `baton/issue-{{ subject.number }}`, or `pull-requests` under `on`.';
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
function explainData([, stage = '', ...rest]: readonly string[], { config, pipeline }: PipelineInConfig): Finding | undefined {
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
