import { isPlainMap } from '../../json/json-value.ts';
import type { Problem } from '../../problem.ts';
import { listInputs } from '../inputs/declared-inputs.ts';
import { type DeclaredInput, parseInputValue } from '../inputs/input-value.ts';
import { parseUsage, type Usage } from '../inputs/usage.ts';
import { triggersSchema } from '../schema/triggers-schema.ts';
import { findPositionInFile } from './check-templates.ts';
import type { LocatedText, PipelineOutline } from './read-outline.ts';
import { type Path, writeConfigPath, type YamlSource } from './yaml-source.ts';

/** Checks the inputs of all pipelines, and the commands that take arguments. */
export function checkInputs(pipelines: readonly PipelineOutline[], source: YamlSource): readonly Problem[] {
  const commands = pipelines.flatMap(listCommands);
  return [
    ...pipelines.flatMap((pipeline) => listDeclared(pipeline).flatMap((input) => checkDeclared(input, source))),
    ...commands.flatMap((command) => checkUsage(command, { pipelines, source })),
    ...commands.flatMap((command, index) => checkAlone(command, { before: commands.slice(0, index), source })),
  ];
}

/**
 * Reads the inputs that a run of the pipeline may have, with their types, for checks of templates and conditions. Returns undefined
 * where no input is declared, or where the triggers have faults: then nothing can be said about a name.
 */
export function readDeclaredInputs({ on }: Pick<PipelineOutline, 'on'>): ReadonlyMap<string, DeclaredInput> | undefined {
  const triggers = triggersSchema.safeParse(on);
  const inputs = triggers.success ? listInputs(triggers.data) : undefined;
  return inputs === undefined || inputs.size === 0 ? undefined : inputs;
}

interface RawInput {
  readonly name: string;
  readonly path: Path;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** Lists the declared inputs that are maps; the schema reports all others. */
function listDeclared({ on, path }: PipelineOutline): readonly RawInput[] {
  const manual = isPlainMap(on) ? on.manual : undefined;
  const inputs = isPlainMap(manual) && isPlainMap(manual.inputs) ? manual.inputs : {};
  return Object.entries(inputs).flatMap(([name, fields]) =>
    isPlainMap(fields) ? [{ name, fields, path: [...path, 'on', 'manual', 'inputs', name] }] : [],
  );
}

const types: readonly string[] = ['string', 'number', 'boolean', 'choice'];

function isType(value: unknown): value is DeclaredInput['type'] {
  return typeof value === 'string' && types.includes(value);
}

function checkDeclared({ fields, path }: RawInput, source: YamlSource): readonly Problem[] {
  const { type = 'string', options, required, default: value } = fields;
  const problem = (key: string, message: string): Problem =>
    source.problem({
      code: 'BATON-E170',
      message: `\`${writeConfigPath([...path, key])}\` ${message}`,
      path: [...path, key],
      at: 'key',
    });
  // The schema reports it.
  if (!isType(type)) return [];
  const texts = Array.isArray(options) ? options.filter((option) => typeof option === 'string') : undefined;
  if (type === 'choice' && texts === undefined)
    return [problem('type', 'is choice, and there is nothing to choose from; write `options: [first, second]` beside it.')];
  if (type !== 'choice' && options !== undefined)
    return [problem('options', `stands beside \`type: ${type}\`; write \`type: choice\`, or take the options out.`)];
  const twice = texts?.find((text, index) => texts.indexOf(text) !== index);
  return [
    ...(twice === undefined ? [] : [problem('options', `has ${JSON.stringify(twice)} twice; take one out.`)]),
    ...(value !== undefined && required === true
      ? [problem('default', 'is never used, because the input is `required`; take one of the two out.')]
      : []),
    ...checkDefault(value, { type, options: texts }).map((message) => problem('default', message)),
  ];
}

function checkDefault(
  value: unknown,
  input: { type: DeclaredInput['type']; options: readonly string[] | undefined },
): readonly string[] {
  // The schema reports all other values.
  if (!['string', 'number', 'boolean'].includes(typeof value)) return [];
  const parsed = parseInputValue({ ...input, options: input.options ?? [] }, String(value));
  return parsed.ok ? [] : [`is ${JSON.stringify(value)}, and ${parsed.error}`];
}

interface RawCommand {
  readonly pipeline: string;
  readonly path: Path;
  readonly command: string;
  readonly usage: LocatedText | undefined;
  /** The kind of thread that the comment has to stand on; undefined for any. */
  readonly subject: unknown;
}

function listCommands({ name: pipeline, on, path }: PipelineOutline): readonly RawCommand[] {
  const comment = isPlainMap(on) ? on.comment : undefined;
  const isList = Array.isArray(comment);
  const filters: readonly unknown[] = isList ? comment : [comment];
  return filters.flatMap((filter, index) => {
    if (!isPlainMap(filter) || typeof filter.command !== 'string') return [];
    const own = [...path, 'on', 'comment', ...(isList ? [index] : [])];
    const { command, arguments: text, subject } = filter;
    const usage = typeof text === 'string' ? { text, path: [...own, 'arguments'] } : undefined;
    return [{ pipeline, path: own, command, usage, subject }];
  });
}

function checkUsage(
  { pipeline, usage }: RawCommand,
  { pipelines, source }: { readonly pipelines: readonly PipelineOutline[]; readonly source: YamlSource },
): readonly Problem[] {
  if (usage === undefined) return [];
  const parsed = parseUsage(usage.text);
  const name = writeConfigPath(usage.path);
  if (!parsed.ok) {
    const { message, column } = parsed.error;
    const position = findPositionInFile(usage, { line: 1, column, source });
    return [{ code: 'BATON-E171', message: `\`${name}\` ${message.replace(/(?<![.?])$/, '.')}`, path: name, ...position }];
  }
  const declared = pipelines.filter((each) => each.name === pipeline).flatMap(listDeclared);
  return findStrangeFlags(parsed.value, declared).map((message) =>
    source.problem({ code: 'BATON-E171', message: `\`${name}\` ${message}`, path: usage.path }),
  );
}

/** Finds flags whose names `manual` declares with another type: a flag is there or not. */
function findStrangeFlags(usage: Usage, declared: readonly RawInput[]): readonly string[] {
  return usage.flatMap(({ name, label, kind }) => {
    const { type = 'string' } = declared.find((input) => input.name === name)?.fields ?? { type: 'boolean' };
    if (kind !== 'flag' || !isType(type) || type === 'boolean') return [];
    return [
      `has the flag "${label}", and \`manual.inputs.${name}\` is of type ${type}; write \`type: boolean\` there, or \`[${label} <value>]\` here.`,
    ];
  });
}

/** Matches the commands of Baton itself. */
export const ownCommand = /^\/baton(?: (?:run|status|retry|cancel|handoff|why|approve|answer|reject|help))?$/;

/** Checks that no line can be a command with arguments and another command. */
function checkAlone(
  command: RawCommand,
  { before, source }: { before: readonly RawCommand[]; source: YamlSource },
): readonly Problem[] {
  const path = [...command.path, 'command'];
  const problem = (rest: string): Problem =>
    source.problem({ code: 'BATON-E172', message: `\`${writeConfigPath(path)}\` is \`${command.command}\`${rest}`, path });
  if (command.usage !== undefined && ownCommand.test(command.command))
    return [problem(' with arguments, and that is a command of Baton; write another first word.')];
  const other = before.find((each) => isOverlapping(each, command));
  if (other === undefined) return [];
  return [
    problem(
      `, and pipeline "${other.pipeline}" has \`${describeCommand(other)}\`: one line can be both; give one of them another first word.`,
    ),
  ];
}

function describeCommand({ command, usage }: RawCommand): string {
  return usage === undefined ? command : `${command} ${usage.text}`;
}

/** Returns whether a line can be two commands. Two that are written alike are one command: they are a warning elsewhere. */
function isOverlapping(one: RawCommand, other: RawCommand): boolean {
  if (one.usage === undefined && other.usage === undefined) return false;
  if (one.subject !== undefined && other.subject !== undefined && one.subject !== other.subject) return false;
  if (one.command === other.command) return one.usage?.text !== other.usage?.text;
  const [short, long] = one.command.length < other.command.length ? [one, other] : [other, one];
  return short.usage !== undefined && long.command.startsWith(`${short.command} `);
}
