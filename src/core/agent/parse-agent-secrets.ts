import type { Problem } from '../problem.ts';
import { isReservedVariable } from './reserved-variable.ts';

export interface AgentSecrets {
  readonly secrets: Readonly<Record<string, string>>;
  /** Never quote a line: it may be a piece of a secret. */
  readonly problems: readonly Problem[];
}

/** Reads the NAME=value lines of `agent-secrets`. Empty lines and lines that begin with `#` are left out; the last of equal names wins. */
export function parseAgentSecrets(text: string): AgentSecrets {
  const lines = text.split('\n').map((line) => line.replace(/\r$/, ''));
  const parsed = lines.map((line, index) => parseLine(line, index + 1));
  return {
    secrets: Object.fromEntries(parsed.flatMap(({ entry }) => (entry === undefined ? [] : [entry]))),
    problems: parsed.flatMap(({ problem }) => (problem === undefined ? [] : [problem])),
  };
}

interface ParsedLine {
  readonly entry?: readonly [string, string];
  readonly problem?: Problem;
}

function parseLine(line: string, number: number): ParsedLine {
  if (line.trim() === '' || line.trimStart().startsWith('#')) return {};
  const match = /^\s*([A-Za-z_][A-Za-z0-9_]*)\s*=(.*)$/s.exec(line);
  const [, name, value] = match ?? [];
  if (name === undefined || value === undefined) return { problem: malformed(number) };
  if (isReservedVariable(name)) return { problem: reserved(name, number) };
  return { entry: [name, value] };
}

function malformed(line: number): Problem {
  return {
    code: 'BATON-E603',
    message: `agent-secrets has no NAME=value on line ${line}. Write one secret per line; encode values with line breaks.`,
    line,
  };
}

function reserved(name: string, line: number): Problem {
  return {
    code: 'BATON-E602',
    message: `agent-secrets sets ${name}, which an agent may not be given. Choose another name.`,
    line,
  };
}
