import { engineNames, knowsCost } from '../../agent/engine-name.ts';
import type { Problem } from '../../problem.ts';
import { suggestNames } from './describe-issue.ts';
import type { AgentOutline } from './read-outline.ts';
import { writeConfigPath, type YamlSource } from './yaml-source.ts';

interface Options {
  /** The models that have a price. */
  readonly prices: readonly string[];
  readonly source: YamlSource;
}

/** Checks that the settings of one agent fit each other. What an engine cannot do is a warning elsewhere, and not reported here. */
export function checkAgents(agent: AgentOutline, options: Options): readonly Problem[] {
  return [
    ...checkSetupEnv(agent, options),
    ...checkCommand(agent, options),
    ...checkInstructions(agent, options),
    ...checkCost(agent, options),
  ];
}

function checkCommand({ fields, path }: AgentOutline, { source }: Options): readonly Problem[] {
  const name = writeConfigPath(path);
  if (fields.engine === 'command' && fields.command === undefined) {
    const message = `\`${name}.command\` is missing. Write program and arguments as a list, such as \`[node, scripts/agent.mjs]\`.`;
    return [source.problem({ code: 'BATON-E106', message, path: [...path, 'command'] })];
  }
  if (fields.engine === 'command' || !engineNames.some((name) => name === fields.engine)) return [];
  return [...checkProgram({ fields, path }, { source }), ...refuseCommand({ fields, path }, { source })];
}

/** Checks that `program` and `program-setup` have a program that they are about: another engine brings its own. */
function checkProgram({ fields, path }: Pick<AgentOutline, 'fields' | 'path'>, { source }: Pick<Options, 'source'>) {
  const idle = fields['mcp-servers'] === undefined ? ['program-setup'] : [];
  return [...idle, ...(fields.program === 'machine' ? ['program'] : [])].flatMap((key) => {
    if (fields[key] === undefined) return [];
    const value = key === 'program' ? ': machine' : '';
    const message = `\`${writeConfigPath(path)}.${key}${value}\` has no meaning for the engine \`${String(fields.engine)}\`, which brings its own program; take it out${value && ', or write it at the server in `mcp-servers` that it is about'}.`;
    return [source.problem({ code: 'BATON-E122', message, path: [...path, key], at: 'key' })];
  });
}

function checkSetupEnv({ fields, path }: AgentOutline, { source }: Options): readonly Problem[] {
  if (fields['setup-env'] === undefined || fields['program-setup'] !== undefined) return [];
  const message = `\`${writeConfigPath(path)}.setup-env\` names secrets for \`program-setup\`, which is missing; write \`program-setup: npm ci\` beside it, or the names under \`env\` or in \`setup-env\` of the stage for its \`setup\`.`;
  return [source.problem({ code: 'BATON-E122', message, path: [...path, 'setup-env'], at: 'key' })];
}

function refuseCommand(
  { fields, path }: Pick<AgentOutline, 'fields' | 'path'>,
  { source }: Pick<Options, 'source'>,
): readonly Problem[] {
  if (fields.command === undefined) return [];
  const message = `\`${writeConfigPath(path)}.command\` has no meaning for the engine \`${String(fields.engine)}\`, which knows what to run; take it out, or write \`engine: command\`.`;
  return [source.problem({ code: 'BATON-E122', message, path: [...path, 'command'], at: 'key' })];
}

/** Matches a text of one word that ends like a file name: it is meant as a file. */
export const fileName = /^\s*\S+\.(?:md|markdown|txt)\s*$/;

function checkInstructions({ fields, path }: AgentOutline, { source }: Options): readonly Problem[] {
  const { instructions } = fields;
  if (typeof instructions !== 'string' || !fileName.test(instructions)) return [];
  const isReachable = /^\.github\/[A-Za-z0-9._/-]+$/.test(instructions) && !instructions.split('/').includes('..');
  if (isReachable) return [];
  const at = [...path, 'instructions'];
  const message = `\`${writeConfigPath(at)}\` is ${JSON.stringify(instructions)}, which is no file below \`.github\`; move it there and write its path, such as \`.github/agents/fixer.md\`, or write the text itself.`;
  return [source.problem({ code: 'BATON-E122', message, path: at })];
}

function checkCost({ fields, path }: AgentOutline, { prices, source }: Options): readonly Problem[] {
  const { engine, model, gateway, 'max-cost-usd': limit } = fields;
  const env = Array.isArray(fields.env) ? fields.env : [];
  // An engine that does not exist is reported by the schema.
  const isCounted = !engineNames.some((name) => name === engine) || knowsCost({ engine: String(engine), env, gateway });
  if (typeof limit !== 'number' || limit <= 0 || isCounted) return [];
  if (typeof model === 'string' && prices.includes(model)) return [];
  const at = [...path, 'max-cost-usd'];
  const wanted =
    typeof model === 'string'
      ? `write the price of \`${model}\` under \`prices\``
      : 'name its `model` and the price of that under `prices`';
  const message = `\`${writeConfigPath(at)}\` is ${limit}, but the engine \`${String(engine)}\` reports no cost, and no gateway stands before its model; ${wanted}, or take the limit out.`;
  return [source.problem({ code: 'BATON-E123', message, path: at })];
}

/** Checks that each MCP server is either a program or an address. */
export function checkServers(source: YamlSource): readonly Problem[] {
  return source.findMaps('agents.*.mcp-servers.*').flatMap(({ value, path }) => {
    if ((value.command === undefined) !== (value.url === undefined)) return [];
    const has = value.command === undefined ? 'neither `command` nor `url`' : 'both `command` and `url`';
    const message = `\`${writeConfigPath(path)}\` has ${has}; write one of them: \`command: node\` with \`args\`, or \`url: https://example.com/mcp\`.`;
    return [source.problem({ code: 'BATON-E122', message, path, at: 'key' })];
  });
}

/** Checks that the agents exist that may continue in the place of others (T-16, DESIGN 4.1), and that each is one more in a list of fallbacks. */
export function checkSuccessors(agents: readonly AgentOutline[], source: YamlSource): readonly Problem[] {
  const names = agents.map(({ name }) => name);
  const wrong = agents
    .flatMap(({ transferTo, fallback }) => [...transferTo, ...fallback])
    .filter(({ text }) => !names.includes(text));
  const unknown = wrong.map(({ text, path }) => {
    const message = `\`${writeConfigPath(path)}\` names the agent \`${text}\`, which is not under \`agents\`. ${suggestNames(text, names)}`;
    return source.problem({ code: 'BATON-E121', message, path });
  });
  return [...unknown, ...agents.flatMap((agent) => checkFallbacks(agent, source))];
}

function checkFallbacks({ name, fallback }: AgentOutline, source: YamlSource): readonly Problem[] {
  return fallback.flatMap(({ text, path }, index) => {
    const isDouble = fallback.findIndex((other) => other.text === text) < index;
    if (text !== name && !isDouble) return [];
    const why = isDouble
      ? 'which stands before it already; the first place counts, so take this one out'
      : 'which is the agent itself: its own limit is closed then; name another agent, or take it out';
    const message = `\`${writeConfigPath(path)}\` is \`${text}\`, ${why}.`;
    return [source.problem({ code: 'BATON-E121', message, path })];
  });
}

/** Prefixes of variables that the runner or Baton sets. A secret of such a name would be dropped or would change how processes run. */
const refusedPrefixes = ['GITHUB_', 'BATON_', 'ACTIONS_', 'INPUT_', 'RUNNER_', 'KELOS_', 'LD_', 'DYLD_', 'GIT_', 'NPM_CONFIG_'];
const refusedNames = `
BASH_ENV CI CLASSPATH ENV GCONV_PATH HOME IFS JAVA_TOOL_OPTIONS LANG NODE_OPTIONS NODE_PATH OPENSSL_CONF OPENSSL_ENGINES OPENSSL_MODULES
PATH PERL5LIB PERL5OPT PROMPT_COMMAND PS4 PWD PYTHONHOME PYTHONPATH PYTHONSTARTUP RUBYLIB RUBYOPT SHELL SHELLOPTS SSH_ASKPASS TMPDIR TRACEPARENT
`
  .trim()
  .split(/\s+/);

/** Checks the names of secrets that an agent, \`program-setup\` or \`setup\` is given. */
export function checkEnvNames(source: YamlSource): readonly Problem[] {
  const keys = ['agents.*.(env|setup-env)[#]', 'pipelines.*.stages.*.setup-env[#]'];
  return keys
    .flatMap((each) => source.findTexts(each))
    .flatMap(({ text, path }) => {
      const upper = text.toUpperCase();
      const prefix = refusedPrefixes.find((each) => upper.startsWith(each));
      if (prefix === undefined && !refusedNames.includes(upper)) return [];
      const why =
        prefix === undefined ? 'changes how processes run' : `starts with \`${prefix}\`, which belongs to the machinery`;
      const message = `\`${writeConfigPath(path)}\` is \`${text}\`, which ${why}; keep the secret under another name.`;
      return [source.problem({ code: 'BATON-E115', message, path })];
    });
}
