import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { buildConfigJsonSchema } from '../../../src/core/config/schema/config-schema.ts';

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
  return typeof field === 'object' && field !== null && 'description' in field && typeof field.description === 'string';
}

describe('the JSON Schema of the config', () => {
  const schema = buildConfigJsonSchema();

  it('describes every property', () => {
    const properties = listProperties(schema, '');
    expect(properties.length).toBeGreaterThan(40);
    expect(properties.filter((property) => !property.described)).toEqual([]);
  });

  it('is draft-07, in input form, so that what has a default may be left out', () => {
    expect(schema).toMatchObject({ $schema: 'http://json-schema.org/draft-07/schema#', required: ['version', 'pipelines'] });
  });

  for (const name of ['smallest', 'three-stages', 'every-key']) {
    it(`accepts ${name}.yml`, () => {
      const text = readFileSync(new URL(`../../fixtures/configs/${name}.yml`, import.meta.url), 'utf8');
      const validate = new Ajv({ strict: false }).compile(schema);
      validate(parse(text));
      expect(validate.errors ?? []).toEqual([]);
    });
  }
});
