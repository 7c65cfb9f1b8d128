import { parse } from 'yaml';
import { Refusal } from '../http/refusal.ts';

const mostInputs = 25;
const longest = 65_535;

interface Declared {
  readonly required?: boolean;
  readonly default?: unknown;
  readonly type?: string;
  readonly options?: readonly unknown[];
}

/** The inputs as strings, checked against the workflow file's declarations, with their defaults. */
export function readDispatchInputs(file: string, given: Readonly<Record<string, unknown>>): Record<string, string> {
  const declared = readDeclared(file);
  const names = Object.keys(given);
  if (names.length > mostInputs)
    throw new Refusal(
      422,
      `Invalid request.\n\nNo more than ${mostInputs} properties are allowed; ${names.length} were supplied.`,
    );
  const unknown = names.filter((name) => !(name in declared));
  if (unknown.length > 0) throw new Refusal(422, `Unexpected inputs provided: ${JSON.stringify(unknown)}`);
  const entries = Object.entries(declared).flatMap(([name, declaration]) => {
    const value = readInput(name, declaration, given[name]);
    return value === undefined ? [] : [[name, value] as const];
  });
  const total = entries.reduce((sum, [name, value]) => sum + name.length + value.length, 0);
  if (total > longest) throw new Refusal(422, 'inputs are too large.');
  return Object.fromEntries(entries);
}

function readInput(name: string, declaration: Declared, given: unknown): string | undefined {
  const value = given ?? declaration.default;
  if (declaration.required === true && (value === undefined || value === '')) {
    throw new Refusal(422, `Required input '${name}' not provided`);
  }
  if (value === undefined) return undefined;
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  const allowed = declaration.type !== 'choice' || (declaration.options ?? []).map(String).includes(text);
  if (!allowed) throw new Refusal(422, `Provided value '${text}' for input '${name}' not in the list of allowed values`);
  return text;
}

function readDeclared(file: string): Record<string, Declared> {
  const workflow: unknown = parse(file);
  const on = isMap(workflow) ? workflow.on : undefined;
  const starts =
    on === 'workflow_dispatch' || (Array.isArray(on) ? on.includes('workflow_dispatch') : isMap(on) && 'workflow_dispatch' in on);
  if (!starts) throw new Refusal(422, "Workflow does not have 'workflow_dispatch' trigger");
  const trigger = isMap(on) ? on.workflow_dispatch : undefined;
  const inputs = isMap(trigger) ? trigger.inputs : undefined;
  if (!isMap(inputs)) return {};
  return Object.fromEntries(Object.entries(inputs).map(([name, declaration]) => [name, isMap(declaration) ? declaration : {}]));
}

function isMap(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
