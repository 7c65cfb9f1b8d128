import { globSync, readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { buildConfigJsonSchema } from '../../../src/core/config/schema/config-schema.ts';
import { requirement } from '../../support/requirement.ts';

interface Found {
  readonly path: string;
  readonly described: boolean;
}

function listProperties(node: unknown, path: string): readonly Found[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) => {
    const own = key === 'properties' && typeof value === 'object' && value !== null ? Object.entries(value) : [];
    const found = own.map(([name, field]) => ({ path: `${path}.${name}`, described: isDescribed(field) }));
    return [...found, ...listProperties(value, key === 'properties' ? path : `${path}.${key}`)];
  });
}

function isDescribed(field: unknown): boolean {
  return (
    typeof field === 'object' &&
    field !== null &&
    'description' in field &&
    typeof field.description === 'string' &&
    field.description !== ''
  );
}

describe('the JSON Schema of the config', () => {
  const schema = buildConfigJsonSchema();

  requirement(
    {
      ids: ['U19'],
      title: 'describes every property, at whatever depth',
      input: 'every `properties` of the schema, in each form of a stage, a trigger, an agent',
      expected: 'a description that is not empty',
    },
    () => {
      const properties = listProperties(schema, '');
      expect(properties.length).toBeGreaterThan(100);
      expect(properties.filter((property) => !property.described)).toEqual([]);
    },
  );

  requirement(
    {
      ids: ['U19'],
      title: 'accepts the configuration of every example, as an editor does',
      input: 'examples/*/.github/baton.yml, checked with the schema.json that editors fetch; each with the key `agentz` besides',
      expected: 'no error; an error',
    },
    () => {
      const validate = new Ajv({ strict: false, validateFormats: false }).compile(
        JSON.parse(readFileSync('schema.json', 'utf8')),
      );
      const paths = globSync('examples/*/.github/baton.yml');
      expect(paths.length).toBeGreaterThan(10);
      for (const path of paths) {
        const text = readFileSync(path, 'utf8');
        validate(parse(text));
        expect(validate.errors ?? [], path).toEqual([]);
        expect(validate({ ...parse(text), agentz: {} }), path).toBe(false);
      }
    },
  );

  it('is draft-07, in input form, so that what has a default may be left out', () => {
    expect(schema).toMatchObject({ $schema: 'http://json-schema.org/draft-07/schema#', required: ['version', 'pipelines'] });
  });

  for (const name of ['smallest', 'three-stages', 'every-key']) {
    it(`accepts ${name}.yml`, () => {
      const text = readFileSync(new URL(`../../fixtures/configs/${name}.yml`, import.meta.url), 'utf8');
      const validate = new Ajv({ strict: false, validateFormats: false }).compile(schema);
      validate(parse(text));
      expect(validate.errors ?? []).toEqual([]);
    });
  }
});
