import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { afterAll, beforeAll, expect } from 'vitest';
import { deferFields } from '../../scripts/build/defer-fields.ts';
import { requirement } from '../support/requirement.ts';

/** Prints when a schema is built, and what two values come to. */
const program = `
import { z } from 'zod';
const told = <T>(name: string, schema: T): T => {
  console.log(\`build \${name}\`);
  return schema;
};
const name = told('name', z.string());
const place = z.object({ 'line-end': told('line-end', z.int()) }).describe('A place.');
const first = z.strictObject({
  kind: told('first kind', z.literal('first')),
  name,
  places: told('places', z.array(z.object({ place, note: told('note', z.string()).optional() }))).default([]),
  unused: told('unused', z.object({ deep: told('deep', z.string()) })).optional(),
});
const second = z.looseObject({ kind: told('second kind', z.literal('second')), ...{ more: told('more', z.boolean()) } });
const either = z.discriminatedUnion('kind', [first, second]);
console.log('begin');
for (const value of [
  { kind: 'first', name: 'a', places: [{ place: { 'line-end': 1 } }] },
  { kind: 'first', name: 'a', places: [{ place: { 'line-end': 'x' } }], odd: 1 },
  { kind: 'second', more: true, rest: 1 },
]) {
  const { success, data, error } = either.safeParse(value);
  console.log(success, JSON.stringify(data ?? error?.issues));
}
console.log(JSON.stringify(z.toJSONSchema(either)));
`;
let root = '';

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'baton-defer-'));
  mkdirSync(join(root, 'src'));
  symlinkSync(new URL('../../node_modules', import.meta.url).pathname, join(root, 'node_modules'));
  writeFileSync(join(root, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(root, 'src/main.ts'), program);
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

function runProgram(path: string): readonly string[] {
  return execFileSync(process.execPath, [join(root, path)], { encoding: 'utf8' })
    .trim()
    .split('\n');
}

requirement(
  {
    ids: ['F-PF1'],
    title:
      'the schema of a field is built once, when the object around it first checks a value, and checks as without the bundle',
    input:
      'objects of all three kinds in each other and in a union, with a name, a description, a spread and a field that no value has',
    expected:
      'at first only what no object holds; then what the values ask for; the same values, issues and JSON Schema as in the source',
  },
  async () => {
    const build = await rolldown({
      cwd: root,
      input: { main: join(root, 'src/main.ts') },
      platform: 'node',
      plugins: [deferFields()],
    });
    await build.write({ dir: join(root, 'dist') });
    await build.close();
    const printed = runProgram('dist/main.js');
    const isBuilt = (line: string): boolean => line.startsWith('build');
    expect(printed.filter(isBuilt)).toEqual(
      ['name', 'more', 'first kind', 'places', 'unused', 'second kind', 'note', 'line-end', 'deep'].map(
        (name) => `build ${name}`,
      ),
    );
    expect(printed.indexOf('begin')).toBe(2);
    expect(printed.slice(printed.findIndex((line) => line.startsWith('true')))[0]).toContain('"line-end":1');
    expect(printed.filter((line) => !isBuilt(line))).toEqual(runProgram('src/main.ts').filter((line) => !isBuilt(line)));
  },
);
