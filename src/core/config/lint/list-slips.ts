import { reservedNames } from '../../captured-names.ts';
import { keysOfSchema } from '../../handoff/keys-of-schema.ts';
import { isPlainMap } from '../../json/json-value.ts';
import { hasName, quoteNames } from '../../text/plain-text.ts';
import { transferTargets } from '../defaults.ts';
import { listInputs } from '../inputs/declared-inputs.ts';
import { ownCommand } from '../parse/check-inputs.ts';
import { findAncestors } from '../parse/check-templates.ts';
import { suggestNames } from '../parse/describe-issue.ts';
import type { CheckedConfig } from '../parse/parse-config.ts';
import { hasAtMostAccess } from '../schema/agent-schema.ts';
import { approverRoleOf, isLowerRole } from '../schema/approval-schema.ts';
import type { Config } from '../schema/config-schema.ts';
import { hasChildren, isAgentStage } from '../schema/stage-schema.ts';
import { formFaults, formSlips } from './explain-form.ts';
import { habitSlips } from './explain-habit.ts';
import { type Lookup, lookUp, lookUpData, type Written } from './look-up.ts';

/** The values that can certainly not do what they say. */
const faults: readonly Lookup[] = [
  ...formFaults,
  ['signing.keys[#]', 'BATON-E141', explainExampleKey],
  ['pipelines.*.on.*[].exclude-labels[#]', 'BATON-E154', explainExcluded],
  ['pipelines.*.stages.*.with.on', 'BATON-E154', explainTarget],
  ['pipelines.*.stages.*.approval.count', 'BATON-E161', explainCount],
  ['pipelines.*.stages.*.children.agents[#]', 'BATON-E734', explainAgent],
  ['pipelines.*.stages.*.children.wait', 'BATON-E738', explainWait],
];

/** The values that are most likely slips. */
const slips: readonly Lookup[] = [
  ...formSlips,
  ...habitSlips,
  ['budgets[#].max-*', 'BATON-E182', explainBudget],
  ['pipelines.*.on.webhook[].map.*', 'BATON-E154', explainField],
  ['pipelines.*.on.comment[].command', 'BATON-E172', explainCommand],
  ['pipelines.*.history.include-keys[#]', 'BATON-E154', explainKey],
  ['pipelines.*.limits.timeout-minutes', 'BATON-E155', explainTime],
  ['pipelines.*.limits.max-tasks', 'BATON-E737', explainTasks],
  ['pipelines.*.stages.*.(matrix[#]|matrix.values[#])', 'BATON-E154', explainElement],
  ['pipelines.*.stages.*.approval.role', 'BATON-E162', explainRole],
  ['pipelines.*.stages.*.children.agents[#]', 'BATON-E735', explainAccess],
];

/** The values that limit nothing. */
const idle: readonly Lookup[] = [['pipelines.*.limits.(max-children|max-depth|max-repeats)', 'BATON-E736', explainIdle]];

/**
 * Lists values that name what is not there, or that another key contradicts. Agents, stages and pipelines are looked up where a config
 * is read.
 */
export function listSlips(config: Config, checked: CheckedConfig) {
  const problems = [...lookUpData(checked), ...lookUp(faults, config, checked)];
  return { problems, warnings: lookUp(slips, config, checked), notes: lookUp(idle, config, checked) };
}

/** Explains the key of the examples. Nobody has its other half, so no run could be signed. */
function explainExampleKey({ text }: Written): string | undefined {
  if (!text.includes(':REPLACE')) return undefined;
  return 'is the key of the example, not yours; make a pair of keys with `baton init`, or as the README says, and write the public one here.';
}

/** Explains a built-in for the pull request of this run where no stage before it opens one: it would do nothing. */
function explainTarget({ text, path, pipeline }: Written): string | undefined {
  const stages = Object.entries(pipeline?.stages ?? {});
  const needs = new Map(stages.map(([name, stage]) => [name, stage.needs]));
  const opening = stages.flatMap(([name, stage]) => ('uses' in stage && stage.uses === 'pull-request' ? [name] : []));
  if (text === 'subject' || findAncestors(needs, String(path[3])).some((name) => opening.includes(name))) return undefined;
  return `is \`${text}\`, and no stage that this one needs opens a pull request; add one with \`uses: pull-request\` to \`needs\`, or write \`on: subject\`.`;
}

function explainExcluded({ text, path, find }: Written): string | undefined {
  const wanted = [find([...path.slice(0, -2), 'labels'])].flat().map(String);
  if (!hasName(wanted, text)) return undefined;
  return `is \`${text}\`, which \`labels\` asks for as well, so nothing ever fits; take it out of one of them.`;
}

function explainAgent({ text, config }: Written): string | undefined {
  const known = Object.keys(config.agents);
  if (known.includes(text)) return undefined;
  return `is \`${text}\`, and there is no such agent; write one of ${quoteNames(known)}, or add it under \`agents\`.`;
}

/** Explains a field that a source drops of an event. */
function explainField({ text, path, config, find }: Written): string | undefined {
  const type = find([...path.slice(0, -2), 'type']);
  const events = Object.values(config.sources ?? {}).flat();
  const lacking = events.find((event) => event.type === type && event.map !== undefined && !Object.hasOwn(event.map, text));
  if (lacking === undefined) return undefined;
  return `is \`${text}\`, which \`map\` of a source drops, so that event starts nothing. ${suggestNames(text, Object.keys(lacking.map ?? {}))}`;
}

function explainCommand({ text, path }: Written): string | undefined {
  if (!ownCommand.test(text)) return undefined;
  return `is \`${text}\`, a command of Baton, which nobody can use any more; write another word, such as \`/baton ${path[1]}\`.`;
}

/** Explains a key that no run leaves. Agents choose the names of results, so of these only other spellings of Baton's own are slips. */
function explainKey({ text, pipeline }: Written): string | undefined {
  const { on = {}, stages = {} } = pipeline ?? {};
  const agents = Object.values(stages).filter(isAgentStage);
  const [, ofChildren, name = '', input, field] = /^(children\.)?(inputs\.(.+)|handoff\.data\.(.+)|.*)$/.exec(text) ?? [];
  if (ofChildren !== undefined && !hasChildren(pipeline?.stages))
    return `is \`${text}\`, and no stage has \`children\`; write \`children: {}\` at one, or \`${name}\`.`;
  const inputs = [...listInputs(on).keys()];
  const schemas = ofChildren === undefined ? agents.map(({ handoff }) => keysOfSchema(handoff?.data)) : [undefined];
  const fields = schemas.flatMap((keys = []) => keys);
  if (input !== undefined && !inputs.includes(input))
    return `is \`${text}\`, and there is no such input. ${suggestNames(input, inputs)}`;
  if (field !== undefined && !schemas.includes(undefined) && !fields.includes(field))
    return `is \`${text}\`, which no stage leaves. ${suggestNames(field, fields)}`;
  const own = ['handoff_summary', 'handoff_detail', ...reservedNames];
  const meant = own.find((each) => each !== name && each.replaceAll('-', '_') === name.replaceAll('-', '_'));
  return meant && `is \`${text}\`, and the key of Baton is \`${meant}\`; write \`${ofChildren ?? ''}${meant}\`.`;
}

function explainElement({ value, path, find }: Written): string | undefined {
  const keysOf = (element: unknown): readonly string[] => (isPlainMap(element) ? Object.keys(element).toSorted() : ['value']);
  const [own, first] = [keysOf(value), keysOf(find([...path.slice(0, -1), 0]))];
  if (own.join() === first.join()) return undefined;
  return `has ${quoteNames(own)}, and the first element has ${quoteNames(first)}: templates read nothing where a key is missing; write the same keys in each.`;
}

/** Explains an approval by more people than are named, where no role may approve. */
function explainCount({ value, stage }: Written): string | undefined {
  const approval = stage?.approval;
  const named = new Set((approval?.users ?? []).map((user) => String(user).toLowerCase())).size;
  if (approval === undefined || approverRoleOf(approval) !== undefined || named >= approval.count) return undefined;
  return `is ${String(value)}, and \`users\` names ${named}, so the stage could never start; name more people, write \`role: maintain\` beside them, or a smaller count.`;
}

/** Explains an approval by people who could not even start the pipeline. */
function explainRole({ text, pipeline }: Written): string | undefined {
  const minimum = pipeline?.allow['minimum-role'] ?? 'read';
  if (!isLowerRole(text, minimum)) return undefined;
  return `is ${text}, lower than the role that starts the pipeline (\`allow.minimum-role\`: ${minimum}); write ${minimum} or more, unless that is meant.`;
}

function explainAccess({ text, stage, config: { agents } }: Written): string | undefined {
  const name = stage !== undefined && isAgentStage(stage) ? stage.agent : '';
  const [own, parent] = [agents[text], agents[name]];
  if (own === undefined || parent === undefined || hasAtMostAccess(own.access, parent.access)) return undefined;
  return `is \`${text}\` with \`access: ${own.access}\`, and agent \`${name}\` of the stage has \`${parent.access}\`: such a child is refused when it is asked for. Name an agent with less access, or take it out.`;
}

/** Explains a stage that keeps the only place while its children need one. */
function explainWait({ text, path, pipeline }: Written): string | undefined {
  if (text !== 'poll' || pipeline?.['max-concurrency'] !== 1) return undefined;
  return `is \`poll\`, and \`pipelines.${path[1]}.max-concurrency\` is 1: the stage keeps the one place while it waits for its children, which need one too. Write \`max-concurrency: 2\` or more, leave it out, or write \`wait: suspend\`.`;
}

function explainBudget({ value, path, config }: Written): string | undefined {
  const of = config.budgets?.[Number(path[1])]?.pipelines?.join(', ') ?? 'any pipeline';
  return value === 0 ? `is 0, so nothing of ${of} starts; write more, unless that is meant.` : undefined;
}

/** Explains a limit that is passed by one agent. It is looked at before something starts, and ends no agent that is at work. */
function explainTime({ value, pipeline }: Written): string | undefined {
  const most = Number(value);
  const stages = Object.entries(pipeline?.stages ?? {});
  const long = stages.find(([, stage]) => isAgentStage(stage) && stage['timeout-minutes'] - 10 > most)?.[0];
  if (long === undefined) return undefined;
  return `is ${most}, and the agent of \`${long}\` alone may work for longer, which this limit does not end; write \`timeout-minutes: ${Math.max(11, most + 10)}\` at that stage, or more here.`;
}

/** Explains a limit below the executions of a stage that waits for one child: its first turn, the child, and the turn after it. */
function explainTasks({ value, pipeline }: Written): string | undefined {
  if (Number(value) >= 3 || !hasChildren(pipeline?.stages)) return undefined;
  return `is ${String(value)}, and a stage with \`children\` needs 3 executions to wait for one child; write 3 or more, or take \`children\` out.`;
}

/** Explains a limit of steps that no agent of the pipeline can take. */
function explainIdle({ path, config, pipeline }: Written): string | undefined {
  if (hasChildren(pipeline?.stages)) return undefined;
  const isOfTransfers = path.at(-1) === 'max-repeats';
  const canTransfer = Object.values(pipeline?.stages ?? {})
    .filter(isAgentStage)
    .some(({ agent }) => transferTargets(config, agent).length > 0);
  if (isOfTransfers && canTransfer && pipeline?.limits['max-handoffs'] !== 0) return undefined;
  return `limits nothing: no stage of the pipeline has \`children\`${isOfTransfers ? ', and no agent of it can hand over' : ''}; write \`children: {}\` at a stage, or take the limit out.`;
}
