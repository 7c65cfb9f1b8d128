import { Ajv } from 'ajv';
import { describe, expect } from 'vitest';
import { parse, stringify } from 'yaml';
import { parseWholeConfig } from '../../../src/core/config/parse/parse-whole-config.ts';
import { type Path, writeConfigPath } from '../../../src/core/config/parse/yaml-source.ts';
import { buildConfigJsonSchema } from '../../../src/core/config/schema/config-schema.ts';
import type { Problem } from '../../../src/core/problem.ts';
import { requirement } from '../../support/requirement.ts';
import { unclear } from './mistake.ts';

type Json = Readonly<Record<string, unknown>>;

interface Key {
  readonly path: Path;
  readonly schema: Json;
}

const ajv = new Ajv({ strict: false, validateFormats: false });
const builtins = {
  'pull-request': { title: 'Fix', branch: 'b' },
  issue: { title: 'Fix' },
  comment: { body: 'Done.' },
  labels: {},
  review: { body: 'Done.' },
};
const stages = Object.entries(builtins).map(([uses, fields]) => [uses, { needs: ['work'], uses, with: fields }] as const);
const base = {
  version: 1,
  agents: { worker: { engine: 'codex' } },
  pipelines: {
    demo: {
      on: { manual: true },
      stages: { work: { agent: 'worker', branch: 'baton/{{ run.id }}' }, ...Object.fromEntries(stages) },
    },
  },
};

function isMap(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const namesOf: Readonly<Record<string, string>> = { agents: 'worker', pipelines: 'demo', stages: 'work' };

/** Lists every key of the schema, with a name of the base where any may stand, and the first place of each list. */
function listKeys(schema: unknown, path: Path): readonly Key[] {
  if (!isMap(schema)) return [];
  const { properties = {}, items, additionalProperties, anyOf = [] } = schema;
  const name = namesOf[String(path.at(-1))] ?? 'name';
  const own = [
    ...Object.entries(properties as Json).map(([key, value]) => [key, value] as const),
    ...(isMap(additionalProperties) ? [[name, additionalProperties] as const] : []),
    ...(isMap(items) ? [[0, items] as const] : []),
  ].map(([key, value]) => ({ path: [...path, key], schema: value as Json }));
  const members = (anyOf as readonly Json[]).flatMap((member) => listKeys(member, placeOf(member, path)));
  return [...own, ...own.flatMap((each) => listKeys(each.schema, each.path)), ...members];
}

/** Returns the path of a stage of the kind that this form is of. */
function placeOf(member: Json, path: Path): Path {
  const { uses } = (member.properties ?? {}) as Record<string, Json | undefined>;
  return path.at(-2) === 'stages' && typeof uses?.const === 'string' ? [...path.slice(0, -1), uses.const] : path;
}

/** Returns the base with a value at a path; maps and lists that lead there are added. */
function put(into: unknown, path: Path, value: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  if (typeof key === 'number') return [put(Array.isArray(into) ? into[0] : undefined, rest, value)];
  const map = isMap(into) ? into : {};
  return { ...map, [key]: put(map[key], rest, value) };
}

async function problemsOf(path: Path, value: unknown): Promise<readonly Problem[]> {
  const parsed = await parseWholeConfig(stringify(put(base, path, value)));
  const name = writeConfigPath(path);
  return (parsed.ok ? [] : parsed.error).filter((problem) => problem.path?.startsWith(name));
}

const wrong: readonly unknown[] = [
  'wrong value',
  ['x', 'y'],
  { wrong: 1 },
  12,
  1.5,
  -1,
  1e12,
  null,
  true,
  '',
  [],
  'x'.repeat(2_000),
];

/** Returns whether a value tries something at a key: extremes matter where a limit is. */
function isWorthwhile(value: unknown, schema: Json): boolean {
  const form = JSON.stringify(schema);
  if (typeof value === 'number' && value !== 12) return /"(?:number|integer)"/.test(form);
  return typeof value !== 'string' || value.length < 100 || form.includes('maxLength');
}

/** Returns how a message shows a value. */
function showSeen(value: unknown): string {
  if (value === null) return 'is empty';
  if (isMap(value)) return 'is a map';
  if (Array.isArray(value)) return value.length === 0 ? 'is an empty list' : `is a list of ${value.length}`;
  return `is ${JSON.stringify(value).slice(0, 50)}`;
}

/** Returns the lines that a message says to write. */
function lineOf(message: string): string | undefined {
  return /write `(.*?)`(?:[;,. ]|$)/.exec(message)?.[1];
}

const remedies =
  /must be (?:one of )?`|Did you mean `|take it out|`agent: <name>`|such as `|write (?:one of them: `|fewer|a shorter)/;

/** Returns what is missing in a message about a value, as a list of words; empty if nothing is. */
async function judge(problem: Problem, { path, value }: { path: Path; value: unknown }): Promise<string> {
  const { message, code } = problem;
  const isAbout = problem.path === writeConfigPath(path) && code === 'BATON-E107';
  const line = lineOf(message);
  const isRight = line === undefined || !isAbout || (await canBeWritten(line, path));
  const all = [
    ['where it is', message.includes(`\`${problem.path}\``)],
    ['the value', !isAbout || message.includes(showSeen(value))],
    ['clean words', !unclear.test(message)],
    ['something to write', line !== undefined || remedies.test(message)],
    [`a line that is right in place of \`${line}\``, isRight],
  ] as const;
  const missing = all.flatMap(([what, isThere]) => (isThere ? [] : [what]));
  return missing.length === 0 ? '' : `${missing.join(', ')} is missing: ${message}`;
}

/** Judges all that is said of a wrong value of a key. */
async function judgeAll({ path, value }: { readonly path: Path; readonly value: unknown }): Promise<readonly string[]> {
  const problems = await problemsOf(path, value);
  if (problems.length === 0) return [`${writeConfigPath(path)} = ${JSON.stringify(value)}: nothing is said`];
  const found = await Promise.all(problems.map((problem) => judge(problem, { path, value })));
  return found.filter((each) => each !== '');
}

const tried = new Map<string, Promise<boolean>>();

/** Returns whether a line that a message gives has the right form at that key. */
function canBeWritten(line: string, path: Path): Promise<boolean> {
  const key = `${writeConfigPath(path)} ${line}`;
  const result = tried.get(key) ?? tryLine(line, path);
  tried.set(key, result);
  return result;
}

async function tryLine(line: string, path: Path): Promise<boolean> {
  const written: unknown = parse(line);
  const key = path.at(-1) ?? '';
  const value = isMap(written) && Object.keys(written).join() === key ? written[key] : written;
  const form = ['BATON-E105', 'BATON-E106', 'BATON-E107', 'BATON-E109'];
  return (await problemsOf(path, value)).every(({ code }) => !form.includes(code));
}

/** Lists the longer words of an enum: a slip in a short one may be any other. */
function listWords({ enum: words }: Json): readonly string[] {
  return Array.isArray(words) ? words.map(String).filter((word) => word.length > 3) : [];
}

/** All keys; of those that stand in several places in the same form, the first. */
const keys = [
  ...new Map(
    listKeys(buildConfigJsonSchema(), [])
      .map((each) => [JSON.stringify([each.path.slice(-2), each.schema]), each] as const)
      .reverse(),
  ).values(),
];

describe('what is said of every key of the configuration', () => {
  requirement(
    {
      ids: ['F-UX10'],
      title: 'names the place and the value, and what to write there',
      input: 'each key of the schema with a text, a list, a map, a number, nothing, true where they do not belong',
      expected: 'a problem at that key, whose line to write has the right form',
    },
    async () => {
      const found: string[] = [];
      for (const { path, schema } of keys) {
        const values = wrong.filter((value) => isWorthwhile(value, schema) && !ajv.validate(schema, value));
        for (const value of values) found.push(...(await judgeAll({ path, value })));
      }
      expect(keys.length).toBeGreaterThan(150);
      expect(found).toEqual([]);
    },
    300_000,
  );

  requirement(
    {
      ids: ['F-UX10'],
      title: 'gives the nearest of the words that may stand there',
      input: 'each word of an enum without a letter in its middle, and with its first letter twice',
      expected: 'did you mean that word?',
    },
    async () => {
      const slips = keys.flatMap(({ path, schema }) => listWords(schema).map((word) => ({ path, word })));
      const found: string[] = [];
      for (const { path, word } of slips) {
        const half = Math.floor(word.length / 2);
        for (const slip of [`${word.slice(0, half)}${word.slice(half + 1)}`, `${word[0]}${word}`]) {
          const message = (await problemsOf(path, slip)).map((each) => each.message).join('\n');
          if (!message.includes(`did you mean \`${word}\`?`)) found.push(`${writeConfigPath(path)} = ${slip}: ${message}`);
        }
      }
      expect(slips.length).toBeGreaterThan(50);
      expect(found).toEqual([]);
    },
  );

  requirement(
    {
      ids: ['F-UX10'],
      title: 'gives the nearest of the keys that may stand there',
      input: 'each key of the schema without a letter in its middle',
      expected: 'Did you mean that key?',
    },
    async () => {
      const found: string[] = [];
      for (const { path } of keys) {
        const key = path.at(-1);
        const isOwn = typeof key !== 'string' || key === 'name' || Object.values(namesOf).includes(key) || key.length < 4;
        if (isOwn) continue;
        const half = Math.floor(key.length / 2);
        const slip = [...path.slice(0, -1), `${key.slice(0, half)}${key.slice(half + 1)}`];
        const message = (await problemsOf(slip, 'x')).map((each) => each.message).join('\n');
        if (!message.includes(`Did you mean \`${key}`)) found.push(`${writeConfigPath(slip)}: ${message}`);
      }
      expect(found).toEqual([]);
    },
  );
});
