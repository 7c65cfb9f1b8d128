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

const agentSchema = z.looseObject({ engine: z.string().optional(), access: z.string().optional() });
const agentsSchema = z.record(z.string(), agentSchema.catch({}));
type Agents = z.infer<typeof agentsSchema>;

const exampleSchema = z.looseObject({
  agents: agentsSchema,
  pipelines: z.record(z.string(), z.unknown()),
});

/** The line of a stage that names its agent. */
const agentLine = /^( *)agent: (\S+)$/;

/**
 * Reads the entries of an example and gives its agents the chosen engines, in their order; the last engine is that of all
 * further agents. Everything that belongs to the engine of the example is left out. Stages that may run the tests get the `setup`.
 */
export function readRecipeEntries(example: string, engines: readonly EngineChoice[], setup: string | undefined): RecipeEntries {
  const { agents, pipelines } = exampleSchema.parse(parse(example));
  const addSetup = (line: string): readonly string[] => {
    const [, indentation, name = ''] = agentLine.exec(line) ?? [];
    return setup === undefined || agents[name]?.access !== 'full'
      ? [line]
      : [line, `${indentation}setup: ${setup} # Git has to ignore what it makes.`];
  };
  return {
    agents: Object.entries(agents).map(([name, { access }], index) => {
      const choice = engines[index] ?? engines.at(-1);
      const env = choice === undefined || choice.env.length === 0 ? [] : [`  env: [${choice.env.join(', ')}]`];
      const lines = [`${name}:`, `  engine: ${choice?.engine}`, ...env, ...(access === undefined ? [] : [`  access: ${access}`])];
      return { name, lines };
    }),
    pipelines: Object.keys(pipelines).map((name) => ({
      name,
      lines: readEntryLines({ text: example, path: ['pipelines', name] }).flatMap(addSetup),
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
  agents: agentsSchema.nullish().catch(undefined),
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

/**
 * Adds a recipe, and says what it could not add as it is. What is there stays: a pipeline whose name is taken is left out, and where
 * another engine or access has the name of an agent, that of the recipe gets a name of its own.
 */
export function addRecipe(text: string, recipe: RecipeEntries): { readonly text: string; readonly notes: readonly string[] } {
  const config = configSchema.safeParse(parse(text)).data;
  const isTaken = ({ name }: NamedEntry): boolean => Object.hasOwn(config?.pipelines ?? {}, name);
  const pipelines = recipe.pipelines.filter((entry) => !isTaken(entry));
  const agents = pipelines.length === 0 ? [] : recipe.agents.map((entry) => nameAgent(entry, config?.agents ?? {}));
  const rename = (line: string): string =>
    line.replace(agentLine, (whole, indentation, was) => {
      const { name = was } = agents.find((agent) => agent.was === was) ?? {};
      return name === was ? whole : `${indentation}agent: ${name}`;
    });
  const add = (key: string) => (before: string, lines: readonly string[]) => addEntry({ text: before, path: [key] }, lines);
  const withAgents = agents.map(({ lines }) => lines).filter((lines) => lines.length > 0);
  const withPipelines = pipelines.map(({ lines }) => lines.map(rename));
  return {
    text: withPipelines.reduce(add('pipelines'), withAgents.reduce(add('agents'), text)),
    notes: [
      ...recipe.pipelines
        .filter(isTaken)
        .map(({ name }) => `There is a pipeline ${name} already. It and its agents stay as they are, with their engines.`),
      ...agents.flatMap(({ note }) => note ?? []),
    ],
  };
}

interface NamedAgent extends NamedEntry {
  /** The name in the recipe. */
  readonly was: string;
  readonly note: string | undefined;
}

/** Gives an agent the first name that is free or that its like has. In the latter case there is nothing to add. */
function nameAgent({ name: was, lines }: NamedEntry, agents: Agents): NamedAgent {
  const { engine, access } = agentsSchema.parse(parse(lines.join('\n')))[was] ?? {};
  const isLike = (name: string): boolean => agents[name]?.engine === engine && agents[name]?.access === access;
  let name = was;
  for (let next = 2; Object.hasOwn(agents, name) && !isLike(name); next += 1) name = `${was}-${next}`;
  const describe = (agent: Agents[string] = {}): string => `engine ${agent.engine}, access ${agent.access ?? 'as by default'}`;
  const note =
    name === was
      ? undefined
      : `There is an agent ${was} already (${describe(agents[was])}), which stays as it is. The recipe's own is named ${name} (${describe({ engine, access })}).`;
  return { was, name, note, lines: Object.hasOwn(agents, name) ? [] : [`${name}:`, ...lines.slice(1)] };
}
