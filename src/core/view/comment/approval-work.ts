import { elementName } from '../../children/task-name.ts';
import type { Agent } from '../../config/schema/agent-schema.ts';
import { type AgentStage, type BuiltinStage, isAgentStage } from '../../config/schema/stage-schema.ts';
import { codeSpan, fencedText, oneLine, quote, renderDetails } from '../../markdown/elements.ts';
import { neutralise } from '../../markdown/neutralise.ts';
import { truncateMarkdown } from '../../markdown/size-limit.ts';
import { buildPromptContext } from '../../prompt/build-prompt-context.ts';
import type { PromptContext } from '../../prompt/prompt-context.ts';
import { renderLine, renderText } from '../../prompt/render-text.ts';
import { agentAt } from '../../run/acting-agent.ts';
import { elementTitle } from '../../run/elements.ts';
import { stageOf } from '../../run/pipeline-of.ts';
import type { State } from '../../run/state.ts';
import type { NextExecution } from '../../run/task-row.ts';
import { matrixGateOf } from '../../state/derive-task-rows.ts';
import { truncateCodePoints } from '../../text/code-points.ts';

interface Work {
  readonly stage: string;
  readonly due: NextExecution;
}

/** Renders what would run: the agent with its rights and secrets, or the fields of a built-in as they come out. */
export function renderWork(state: State, work: Work): readonly string[] {
  const stage = stageOf(state.run, work.stage);
  const attempt = work.due.attempt === 1 ? '' : ` (attempt ${work.due.attempt})`;
  const head = `**What would run**${attempt}`;
  return isAgentStage(stage)
    ? [`${head}\n\n${renderAgent(state, { ...work, stage, name: work.stage }).join('\n')}`, ...renderSetup(stage)]
    : [`${head}: the built-in \`${stage.uses}\``, ...renderFields(state, { ...work, stage, name: work.stage })];
}

interface AgentWork extends Omit<Work, 'stage'> {
  readonly name: string;
  readonly stage: AgentStage;
}

function renderAgent(state: State, { name, stage, due }: AgentWork): readonly string[] {
  const acting = agentAt(state, { stage: name, execution: due.execution });
  if (acting === undefined) return [`- agent ${codeSpan(stage.agent)}`];
  const { agent } = acting;
  const { 'setup-env': setupNames, environment, container } = stage;
  const ofSetup = namesFor('setup', setupNames).join('');
  const runner = [stage['runs-on']].flat().map(codeSpan).join(' ');
  return [
    ...renderTasks(state, { stage: name, due }),
    `- agent ${codeSpan(acting.name)}: engine \`${agent.engine}\`${modelOf(agent)}`,
    `- access: \`${agent.access}\`${accessWords[agent.access]}`,
    `- secrets: ${listNames(agent.env)}${ofSetup}${ofProgramSetup(agent)}`,
    `- setup: ${stage.setup === undefined ? 'none' : 'the commands below, before the agent'}`,
    ...renderProgram(agent).map((program) => `- ${program}`),
    ...renderFallbacks(state, { stage: name, due }),
    `- machine: ${runner}${container === undefined ? '' : `, container ${codeSpan(container)}`}${environment === undefined ? '' : `, environment ${codeSpan(environment)}`}`,
  ];
}

/** Renders the agents that may continue in the place of this one, with the access that each has then: the approval is for them as well. */
function renderFallbacks(state: State, { stage, due }: Work): readonly string[] {
  return (state.gates.fallbacks?.list(state, { stage, due }) ?? []).flatMap((as) => {
    const found = agentAt(state, { stage, execution: due.execution, as });
    if (found === undefined) return [];
    const { agent } = found;
    const engine = `engine \`${agent.engine}\`${modelOf(agent)}`;
    const secrets = `secrets: ${listNames(agent.env)}${ofProgramSetup(agent)}`;
    const rights = [engine, `access \`${agent.access}\``, secrets, ...renderProgram(agent)].join(', ');
    return [`- while its usage limit is closed or its model overloaded, ${codeSpan(as)}: ${rights}`];
  });
}

function renderProgram({ command }: Agent): readonly string[] {
  return command === undefined ? [] : [`program: ${codeSpan(truncateCodePoints(command.join(' '), programCodePoints))}`];
}

function ofProgramSetup(agent: Agent): string {
  return namesFor('program-setup', agent['setup-env'] ?? []).join('');
}

const mostTasks = 20;
const valueCodePoints = 100;

/** Renders the tasks of a stage with a matrix, which start together by one approval, each with what it is for. An agent may have written the list. */
function renderTasks(state: State, { stage, due }: Work): readonly string[] {
  const found = matrixGateOf(state.gates)?.expand(state, { name: stage, cause: due.cause });
  if (found?.kind !== 'elements') return [];
  const { length } = found.elements;
  const shown = found.elements.slice(0, mostTasks);
  const tasks = shown.map((element) => {
    const { of, value = of ?? '' } = element;
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    const title = elementTitle(state.run, element);
    const whole =
      title === `${elementName(element)} ${text}` ? '' : ` for ${codeSpan(truncateCodePoints(text, valueCodePoints))}`;
    return `${codeSpan(title)}${whole}`;
  });
  const more = length > mostTasks ? `, and ${length - mostTasks} more` : '';
  return [`- ${length} ${length === 1 ? 'task' : 'tasks'} of this agent: ${tasks.join(', ')}${more}`];
}

function namesFor(what: string, names: readonly string[]): readonly string[] {
  return names.length === 0 ? [] : [`; for \`${what}\`: ${listNames(names)}`];
}

const programCodePoints = 120;

/** Returns the model of an agent; a program of one's own has none that Baton knows of. */
function modelOf({ engine, model }: Agent): string {
  if (model !== undefined) return `, model ${codeSpan(model)}`;
  return engine === 'command' ? '' : ", the engine's own choice of model";
}

const accessWords = {
  read: ' (it may change nothing)',
  edit: ' (it may change files)',
  full: ' (it may change files and run any program)',
} as const;

function listNames(names: readonly string[]): string {
  return names.length === 0 ? 'none' : names.map(codeSpan).join(', ');
}

const setupBytes = 4_000;

function renderSetup({ setup }: AgentStage): readonly string[] {
  return setup === undefined ? [] : [renderDetails('setup', fencedText(truncateMarkdown(setup, setupBytes), 'text'))];
}

interface BuiltinWork extends Omit<Work, 'stage'> {
  readonly name: string;
  readonly stage: BuiltinStage;
}

/** The size of all fields but the body, and of one line of them: longer names and titles GitHub does not take. */
const fieldsBytes = 6_000;
const nameCodePoints = 300;

/** Renders the fields of a built-in. The body has its lines; all others are one line each. */
function renderFields(state: State, { name, stage, due }: BuiltinWork): readonly string[] {
  const context = buildPromptContext({ state, stage: name, due });
  const { body, ...others } = stage.with as Readonly<Record<string, unknown>>;
  const lines = Object.entries(others).flatMap(([key, value]) => {
    const shown = [value].flat().map((part) => (typeof part === 'string' ? renderName(part, context) : String(part)));
    const full = shown.filter((part) => part !== '');
    return full.length === 0 ? [] : [`- ${key}: ${full.map(codeSpan).join(', ')}`];
  });
  return [
    truncateMarkdown(lines.join('\n'), fieldsBytes),
    ...(typeof body === 'string' && body !== '' ? [renderBody(body, context)] : []),
  ];
}

function renderName(template: string, context: PromptContext): string {
  const rendered = renderLine({ template, context });
  return rendered.ok ? truncateCodePoints(rendered.value, nameCodePoints) : `(${oneLine(rendered.error.message)})`;
}

const bodyBytes = 12_000;

function renderBody(template: string, context: PromptContext): string {
  const rendered = renderText({ template, context });
  const text = rendered.ok ? rendered.value : rendered.error.message;
  // Cut once more when it is rendered: text of many short lines grows by the quote, and text of many signs by what makes it harmless.
  const shown = quote(neutralise(truncateMarkdown(text, bodyBytes)));
  return renderDetails('body', truncateMarkdown(shown, bodyBytes));
}
