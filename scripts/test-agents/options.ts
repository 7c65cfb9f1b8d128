import { parseArgs } from 'node:util';

/** Every CLI that runs against a scripted model; the others need a server of their makers. */
export const cliNames = ['claude-code', 'codex', 'gemini', 'opencode', 'copilot'] as const;
export type TestedEngine = (typeof cliNames)[number];
/** `command` runs a program of the test, and a program that prints what was recorded stands in for `cursor`. */
const playedNames = ['cursor', 'command'] as const;
type PlayedEngine = (typeof playedNames)[number];
const engineNames = [...cliNames, ...playedNames] as const;

/**
 * Tests of each suite for one engine, so that what never started can be counted too: what happens between agents, what access lets
 * them do, how they sign in, where their keys are, what one start shows, which MCP servers they call, what a second start finds, what ends a start, what goes wrong,
 * what reaches them of a repository.
 */
const testsOfSuite = {
  handoffs: 5,
  access: 4,
  'sign-ins': 1,
  gateway: 2,
  basics: 8,
  'mcp-servers': 1,
  'second-starts': 2,
  limits: 3,
  trouble: 9,
  rules: 4,
} as const;
const testsOfPlayed: Readonly<Record<PlayedEngine, number>> = { cursor: 5, command: 19 };
export type AgentsSuite = keyof typeof testsOfSuite;
const suiteNames = Object.keys(testsOfSuite) as readonly AgentsSuite[];
/** What may depend on user namespaces. Neither what goes wrong nor what an engine reads does. */
const onBoth: readonly AgentsSuite[] = ['handoffs', 'access', 'sign-ins', 'gateway'];

const machineNames = ['with', 'without'] as const;
/** Whether a user namespace can be made on the machine. GitHub's Ubuntu forbids it. */
export type UserNamespaces = (typeof machineNames)[number];

/** Suites that run together on one kind of machine. */
export interface AgentsRun {
  readonly machine: UserNamespaces;
  readonly suites: readonly AgentsSuite[];
}

export interface AgentsOptions {
  readonly engines: readonly (TestedEngine | PlayedEngine)[];
  readonly runs: readonly AgentsRun[];
  /** True if the results go into the table of `docs/engines.md`. */
  readonly writesTable: boolean;
  /** Folders with programs that run in the place of the pinned ones. */
  readonly programs?: readonly string[];
}

export function readOptions(args: readonly string[]): AgentsOptions {
  const list = { type: 'string', multiple: true } as const;
  const flag = { type: 'boolean', default: false } as const;
  const { values } = parseArgs({
    args: [...args],
    options: { engine: list, suite: list, 'user-namespaces': list, trouble: flag, rules: flag, table: flag },
  });
  const isTable = values.table;
  const named = [...(values.trouble ? ['trouble'] : []), ...(values.rules ? ['rules'] : []), ...(values.suite ?? [])];
  // A promise is kept only where all of it is, on both kinds of machine.
  if (isTable && (named.length > 0 || values['user-namespaces'] !== undefined))
    throw new Error('--table runs all suites, with and without user namespaces. Leave the other options out.');
  const usual = isTable ? suiteNames : onBoth;
  const suites = check('suite', named.length > 0 ? named : usual, suiteNames);
  const machines = check('user-namespaces', values['user-namespaces'] ?? machineNames, machineNames);
  const isNamed = values['user-namespaces'] !== undefined;
  const choose = (machine: UserNamespaces) =>
    machine === 'with' || isNamed ? suites : suites.filter((suite) => onBoth.includes(suite));
  // The others are tried with the table.
  const engines = values.trouble ? cliNames.slice(0, 1) : cliNames;
  return {
    engines: check('engine', values.engine ?? (isTable ? engineNames : engines), engineNames),
    runs: machines.map((machine) => ({ machine, suites: choose(machine) })).filter((run) => run.suites.length > 0),
    writesTable: isTable,
  };
}

export function isCli(engine: string): engine is TestedEngine {
  return cliNames.some((name) => name === engine);
}

/** Counts the tests that an option asks for on one machine. */
export function countTests(engines: AgentsOptions['engines'], suites: readonly AgentsSuite[]): number {
  const perCli = suites.reduce((sum, suite) => sum + testsOfSuite[suite], 0);
  return engines.reduce((sum, engine) => sum + (isCli(engine) ? perCli : testsOfPlayed[engine]), 0);
}

function check<Name extends string>(option: string, values: readonly string[], known: readonly Name[]): readonly Name[] {
  const unknown = values.find((value) => !known.some((name) => name === value));
  if (unknown !== undefined) throw new Error(`--${option} is "${unknown}". Write one of ${known.join(', ')}.`);
  return known.filter((name) => values.includes(name));
}
