import { parse } from 'yaml';
import { z } from 'zod';
import type { EngineName } from '../../core/agent/engine-name.ts';
import { addEntry, readEntryLines, setValue } from './edit-yaml.ts';

/** An engine with the names of the secrets that it signs in with. */
export interface EngineChoice {
  readonly engine: EngineName;
  readonly env: readonly string[];
}

interface NamedEntry {
  readonly name: string;
  readonly lines: readonly string[];
}

/** The entries that a recipe adds to a config. */
export interface RecipeEntries {
  readonly agents: readonly NamedEntry[];
  readonly pipelines: readonly NamedEntry[];
}

const exampleSchema = z.looseObject({
  agents: z.record(z.string(), z.looseObject({ access: z.string().optional() })),
  pipelines: z.record(z.string(), z.unknown()),
});

/**
 * Reads the entries of an example and gives its agents the chosen engines, in their order; the last engine is that of all
 * further agents. Everything that belongs to the engine of the example is left out.
 */
export function readRecipeEntries(example: string, engines: readonly EngineChoice[]): RecipeEntries {
  const { agents, pipelines } = exampleSchema.parse(parse(example));
  return {
    agents: Object.entries(agents).map(([name, { access }], index) => {
      const choice = engines[index] ?? engines.at(-1);
      const env = choice === undefined || choice.env.length === 0 ? [] : [`  env: [${choice.env.join(', ')}]`];
      const lines = [`${name}:`, `  engine: ${choice?.engine}`, ...env, ...(access === undefined ? [] : [`  access: ${access}`])];
      return { name, lines };
    }),
    pipelines: Object.keys(pipelines).map((name) => ({
      name,
      lines: readEntryLines({ text: example, path: ['pipelines', name] }),
    })),
  };
}

const keyNote = '# The public half of the signing key. Its private half is the secret BATON_SIGNING_KEY.';

/** Renders a config without agents and pipelines. */
export function renderEmptyConfig(): string {
  return 'version: 1\n\nagents:\n\npipelines:\n';
}

const configSchema = z.looseObject({
  signing: z
    .looseObject({ keys: z.array(z.string()).catch([]) })
    .optional()
    .catch(undefined),
  agents: z.record(z.string(), z.unknown()).nullish().catch(undefined),
  pipelines: z.record(z.string(), z.unknown()).nullish().catch(undefined),
});

/** Returns the public keys of a config, without the placeholder of the examples. */
export function listPublicKeys(text: string): readonly string[] {
  return listKeys(text).filter((key) => !isPlaceholder(key));
}

function listKeys(text: string): readonly string[] {
  return configSchema.safeParse(parse(text)).data?.signing?.keys ?? [];
}

/** Returns whether a key is the one that examples have, which stands for one's own. */
function isPlaceholder(key: string): boolean {
  return /^[a-z0-9]*:?REPLACE/i.test(key);
}

/** Adds the line by which editors find the schema, unless the text names one. */
export function addSchemaLine(text: string, address: string): string {
  if (/^\uFEFF?#\s*yaml-language-server:\s*\$schema=/m.test(text)) return text;
  // A mark of the byte order is one only at the very beginning.
  const mark = text.startsWith('\uFEFF') ? '\uFEFF' : '';
  return `${mark}# yaml-language-server: $schema=${address}\n${text.slice(mark.length)}`;
}

/** Adds a public key, unless the config has one already. */
export function addPublicKey(text: string, publicKey: string): string {
  const keys = listKeys(text);
  if (keys.some((key) => !isPlaceholder(key))) return text;
  const value = JSON.stringify(publicKey);
  if (keys.length > 0) return setValue({ text, path: ['signing', 'keys', 0] }, value);
  return addEntry({ text, path: [] }, ['', keyNote, `signing: { keys: [${value}] }`], { after: 'version' });
}

/** Adds the agents and pipelines of a recipe whose names are free. What is there already stays as it is. */
export function addRecipe(text: string, { agents, pipelines }: RecipeEntries): string {
  const config = configSchema.safeParse(parse(text)).data;
  const add = (before: string, key: 'agents' | 'pipelines', entries: readonly NamedEntry[]): string =>
    entries
      .filter(({ name }) => !Object.hasOwn(config?.[key] ?? {}, name))
      .reduce((given, { lines }) => addEntry({ text: given, path: [key] }, lines), before);
  return add(add(text, 'agents', agents), 'pipelines', pipelines);
}
