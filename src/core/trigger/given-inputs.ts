import { listCommandInputs, listNamedInputs } from '../config/inputs/declared-inputs.ts';
import { type DeclaredInput, parseInputValue, renderInputUsage, showWord, suggestName } from '../config/inputs/input-value.ts';
import { type CommentFilter, filtersOf } from '../config/schema/filter-schema.ts';
import type { Triggers } from '../config/schema/triggers-schema.ts';
import { isPlainMap } from '../json/json-value.ts';
import { type JsonFault, parseUntrustedJson } from '../json/parse-untrusted-json.ts';
import { codeSpan } from '../markdown/elements.ts';
import { failure, type Result, success } from '../result.ts';
import { quoteNames } from '../text/plain-text.ts';
import { findRest } from './command.ts';
import { readArguments, splitWords } from './command-arguments.ts';
import type { Trigger } from './trigger.ts';

/** The inputs that a start gives, checked, as they are stored; the error is what a person has to fix, in sentences. */
export type GivenInputs = Result<Readonly<Record<string, string>>, string>;

interface NamedTriggers {
  readonly name: string;
  readonly on: Triggers;
}

/** Reads the inputs of a start by name: by hand, or by `/baton run`. */
export function readNamedInputs(trigger: Trigger, { name, on }: NamedTriggers): GivenInputs {
  const declared = listNamedInputs(on);
  const given =
    trigger.kind === 'manual'
      ? parseText(trigger.given ?? '')
      : parseAssignments(findRest(trigger.comment?.body ?? '', `/baton run ${name}`) ?? '');
  const checked = given.ok ? checkValues(given.value, declared) : given;
  if (checked.ok) return checked;
  const parts = renderInputUsage([...declared.values()]);
  const usage = declared.size === 0 ? '' : ` Write ${codeSpan(`/baton run ${name} ${parts}`)}.`;
  const byHand = declared.size === 0 ? '' : ` The input \`inputs\` has ${codeSpan(parts)}, or the same as a JSON object.`;
  return failure(`${checked.error}${trigger.kind === 'manual' ? byHand : usage}`);
}

/** Reads the inputs behind the command of a filter. */
export function readCommandInputs(
  trigger: Trigger,
  { on, filter }: { readonly on: Triggers; readonly filter: CommentFilter },
): GivenInputs {
  const { command, arguments: pattern } = filter;
  if (pattern === undefined) return success({});
  const words = splitWords(findRest(trigger.comment?.body ?? '', command) ?? '');
  const given = words.ok ? readArguments(pattern, words.value) : words;
  const checked = given.ok ? checkValues(given.value, listCommandInputs(on, filter)) : given;
  return checked.ok ? checked : failure(`${checked.error} Write ${codeSpan(`${command} ${pattern}`)}.`);
}

/**
 * Reads the inputs that an event gives to a pipeline; undefined for an event that gives none to it. Of several filters the first
 * one counts whose command and arguments fit.
 */
export function readGivenInputs(trigger: Trigger, place: NamedTriggers): GivenInputs | undefined {
  if (trigger.kind !== 'manual' && trigger.kind !== 'comment') return undefined;
  if (trigger.named !== undefined) return trigger.named === place.name ? readNamedInputs(trigger, place) : undefined;
  const fitting = filtersOf(place.on.comment).filter(
    ({ command, arguments: pattern, subject = trigger.subject.kind }) =>
      pattern !== undefined && subject === trigger.subject.kind && findRest(trigger.comment?.body ?? '', command) !== undefined,
  );
  const given = fitting.map((filter) => readCommandInputs(trigger, { on: place.on, filter }));
  return given.find(({ ok }) => ok) ?? given[0];
}

type Given = Readonly<Record<string, unknown>>;

const jsonForm = 'write a JSON object, such as `{"topic": "two words"}`, or `topic="two words"`.';

/** Parses the input `inputs` of a workflow: a JSON object, or words as behind a command. */
function parseText(text: string): Result<Given, string> {
  if (text.trim() === '') return success({});
  if (!text.trim().startsWith('{')) return parseAssignments(text);
  const parsed = parseUntrustedJson(text, { maxBytes: 262_144, maxDepth: 3, maxNodes: 500 });
  if (!parsed.ok) return failure(`${describeFault(parsed.error)}; ${jsonForm}`);
  return isPlainMap(parsed.value) ? success(parsed.value) : failure(`The input \`inputs\` is no JSON object; ${jsonForm}`);
}

/** Describes why JSON was refused. Some messages have a subject of their own, the others follow the name of what they are about. */
function describeFault({ message, path }: JsonFault): string {
  if (path === undefined) return `The input \`inputs\` ${message}`;
  return `In the input \`inputs\`, ${/^the /.test(message) ? message : `${showWord(path)} ${message}`}`;
}

function parseAssignments(text: string): Result<Given, string> {
  const words = splitWords(text);
  if (!words.ok) return words;
  const given = new Map<string, string>();
  for (const { key, value } of words.value) {
    if (key === undefined) return failure(`${showWord(value)} is no \`name=value\`.`);
    if (given.has(key)) return failure(`${showWord(key)} stands there twice.`);
    given.set(key, value);
  }
  return success(Object.fromEntries(given));
}

/** The number of faults, and of names, that an answer says. A longer one would be cut where it says what to write. */
const mostFaults = 5;
const mostNames = 20;

/** Checks all values against what is declared. The error has a sentence for each that is wrong. */
function checkValues(given: Given, declared: ReadonlyMap<string, DeclaredInput>): GivenInputs {
  const known = [...declared.keys()];
  const unknown = Object.keys(given).filter((name) => !declared.has(name));
  if (known.length === 0 && unknown.length > 0)
    return failure(`The pipeline takes no inputs, and ${shorten(unknown.map(showWord), mostFaults).join(', ')} was given.`);
  const read = [...declared.values()].map((input) => ({ name: input.name, value: readValue(input, given) }));
  const faults = [
    ...describeUnknown(unknown, known),
    ...shorten(
      read.flatMap(({ value }) => (value.ok ? [] : [value.error])),
      mostFaults,
      '.',
    ),
  ];
  if (faults.length > 0) return failure(faults.join(' '));
  return success(
    Object.fromEntries(
      read.flatMap(({ name, value }) => (value.ok && value.value !== undefined ? [[name, value.value] as const] : [])),
    ),
  );
}

function describeUnknown(unknown: readonly string[], known: readonly string[]): readonly string[] {
  if (unknown.length === 0) return [];
  const strange = unknown.map((name) => `${showWord(name)} is no input here.${suggestName(name, known)}`);
  const more = known.length > mostNames ? `, and ${known.length - mostNames} more` : '';
  return [...shorten(strange, mostFaults, '.'), `There are: ${quoteNames(known.slice(0, mostNames))}${more}.`];
}

/** Returns the first of some texts, and how many more there are. */
function shorten(texts: readonly string[], most: number, end = ''): readonly string[] {
  return texts.length <= most ? texts : [...texts.slice(0, most), `and ${texts.length - most} more${end}`];
}

/** Reads one value; undefined where it was not given. An empty one counts as not given, as a form sends it, but for a text. */
function readValue(input: DeclaredInput, given: Given): Result<string | undefined, string> {
  const { name, required, type } = input;
  const raw = Object.hasOwn(given, name) ? given[name] : undefined;
  if (raw === undefined || (raw === '' && (required || type !== 'string')))
    return required ? failure(`\`${name}\` is missing.`) : success(undefined);
  if (typeof raw === 'object')
    return failure(`\`${name}\` is ${raw === null ? 'null' : 'no single value'}, and has to be a ${type}.`);
  // JSON does not tell 1.1 from 1.10, which are two texts.
  if (typeof raw === 'number' && type !== 'number')
    return failure(`\`${name}\` is ${raw}, a number, and has to be a ${type}; put it in double quotes.`);
  const parsed = parseInputValue(input, String(raw));
  return parsed.ok ? parsed : failure(`\`${name}\` is ${showWord(String(raw))}, and ${parsed.error}`);
}
