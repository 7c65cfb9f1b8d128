import { isPlainMap } from '../../json/json-value.ts';
import { fileName } from '../parse/check-agents.ts';
import { suggestNames } from '../parse/describe-issue.ts';
import { writeConfigPath } from '../parse/yaml-source.ts';
import { secretsNamedIn } from '../schema/agent-schema.ts';
import { childRightsOf } from '../schema/stage-schema.ts';
import type { Lookup, Written } from './look-up.ts';

/** The forms that can certainly not do what they say. */
export const formFaults: readonly Lookup[] = [
  ['sources.*[#].filter', 'BATON-E151', explainHeader],
  ['agents.*.(command[0]|mcp-servers.*.command)', 'BATON-E122', explainProgram],
  ['pipelines.*.on.*[].(author|assignee|sender|exclude-authors[#]|exclude-senders[#]|base-branch)', 'BATON-E154', explainName],
  [
    'pipelines.*.(allow.users|allow.push-existing|stages.*.approval.users|stages.*.children.branches)[#]',
    'BATON-E154',
    explainName,
  ],
  ['pipelines.*.stages.*.with.(base|branch|reviewers[#]|team-reviewers[#]|assignees[#])', 'BATON-E154', explainName],
];

/** The forms that are most likely slips. */
export const formSlips: readonly Lookup[] = [
  ['prices.*', 'BATON-E154', explainPrice],
  ['agents.*.model', 'BATON-E154', explainModel],
  ['agents.*.mcp-servers.*.env.*', 'BATON-E154', explainSecret],
  ['pipelines.*.stages.*.handoff.data.required[#]', 'BATON-E154', explainRequired],
  ['pipelines.*.stages.*.(prompt|branch|with.title|with.body)', 'BATON-E154', explainText],
  ['pipelines.*.stages.*.(setup|container|environment)', 'BATON-E154', explainExpression],
  ['agents.*.(program-setup|command[#]|mcp-servers.*.args[#]|mcp-servers.*.(env|headers).*)', 'BATON-E154', explainExpression],
  ['pipelines.*.(priority-|on.*[].|on.*[].exclude-|stages.*.with.)labels[#]', 'BATON-E154', explainLabel],
  ['pipelines.*.stages.*.with.(add|remove)[#]', 'BATON-E154', explainLabel],
  ['pipelines.*.stages.*.branch', 'BATON-E154', explainBranch],
];

/** Explains a header with capitals. Baton makes them small, whatever was sent. */
function explainHeader({ text }: Written): string | undefined {
  const found = /(?<![\w.])headers(?:\.|\[\s*["'])([\w-]*[A-Z][\w-]*)|["']([\w-]*[A-Z][\w-]*)["']\s+in\s+headers\b/.exec(text);
  const name = found?.[1] ?? found?.[2];
  return name && `reads the header \`${name}\`, and names of headers are in lower case; write \`${name.toLowerCase()}\`.`;
}

/** Explains a program with its arguments in one text. A first word with a slash is a file, which is looked for elsewhere. */
function explainProgram({ text, path, find }: Written): string | undefined {
  const [first = '', ...more] = text.trim().split(/\s+/);
  if ((more.length === 0 && first === text) || first.includes('/')) return undefined;
  const isServer = path.includes('mcp-servers');
  const rest = find([...path.slice(0, -1), ...(isServer ? ['args'] : [])]);
  const args = [...more, ...(Array.isArray(rest) ? rest.slice(isServer ? 0 : 1) : [])].map((each) =>
    /^[\w@./-]+$/.test(String(each)) ? each : JSON.stringify(each),
  );
  const write = isServer ? `${first}, args: [${args.join(', ')}]` : `[${[first, ...args].join(', ')}]`;
  const remedy = /["']/.test(text) ? 'write each argument as an item of its own' : `write \`command: ${write}\``;
  return `is ${JSON.stringify(text)}, and no shell takes that apart, so no program has this name; ${remedy}.`;
}

/** A variable of a template. Code has braces too, so only names count that nothing else has. */
const variable =
  '(?:subject\\.(?:title|body|number|url|author|kind|labels|head-branch)|needs\\.[\\w-]+\\.(?:handoff|results|outcome|response)[\\w.-]*|inputs\\.[\\w-]+|matrix\\.[\\w-]+)';
const singleBraces = new RegExp(`(?<![{$\\\\])\\{\\s*(${variable})\\s*\\}(?!\\})`);
const expression = new RegExp(`\\$\\{\\{.*?\\}\\}|\\{\\{-?\\s*${variable}[^}]*\\}\\}`);

/** Explains a text that is meant as a file, has the `$` of GitHub Actions, or ends at a `#` that YAML takes for a comment. */
function explainText({ text, comment, path }: Written): string | undefined {
  if (fileName.test(text))
    return `is ${JSON.stringify(text.trim())}, and no file is read here, so these words are the whole text; write the text itself.`;
  if (comment?.[0]?.trim())
    return `ends with ${JSON.stringify(text.slice(-40))}, because \`#${comment}\` behind it is a comment of YAML; write \`${path.at(-1)}: ${JSON.stringify(`${text} #${comment}`)}\`.`;
  if (text.includes('{% raw')) return undefined;
  const [whole, meant] = /\$(\{\{.*?\}\})/.exec(text) ?? [];
  if (whole !== undefined) return `has \`${whole}\`, and the \`$\` stays in the text; write \`${meant}\`.`;
  const [single, inner] = singleBraces.exec(text) ?? [];
  return single && `has \`${single}\`, which single braces leave as it is; write \`{{ ${inner} }}\`.`;
}

/** Explains an expression of GitHub Actions, or a variable of a template, in a value in which nothing is put. */
function explainExpression({ text, path, find }: Written): string | undefined {
  const [whole] = expression.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const what = `has \`${whole}\`, and nothing is put in here, so it stays as it is; write`;
  const secret = /\bsecrets\.(\w+)/.exec(whole)?.[1];
  const key = /setup$/.test(String(path.at(-1))) ? 'setup-env' : 'env';
  // A container and an environment read no secret.
  const isNamed = path[0] === 'pipelines' && key === 'env';
  if (secret === undefined || isNamed) return `${what} the value itself, or take it out.`;
  const at = path.slice(0, path[0] === 'pipelines' ? 4 : 2);
  const names = new Set([find([...at, key]) ?? [], secret].flat());
  const list = `\`${key}: [${[...names].join(', ')}]\` at \`${writeConfigPath(at)}\``;
  if (key === 'setup-env') return `${what} \`$${secret}\`, and ${list}.`;
  if (path.at(-2) === 'env' || path.at(-2) === 'headers') return `${what} \`\${${secret}}\`, and ${list}.`;
  return `${what} ${list}, and let the program read \`${secret}\` from its environment.`;
}

/** Explains a name with the `@` of a mention, or with `refs/heads/`. */
function explainName({ text, path }: Written): string | undefined {
  // A branch may have a slash.
  const mayBeTeam = text.startsWith('@') || ['users', 'reviewers'].includes(String(path.at(-2)));
  const [, team] = (mayBeTeam && /^@?([\w-]+\/[\w-]+)$/.exec(text)) || [];
  if (team !== undefined && !path.includes('team-reviewers')) {
    const others = new Map([
      ['users', `teams: [${team}]`],
      ['reviewers', `team-reviewers: [${team.split('/')[1]}]`],
    ]);
    const line = others.get(String(path.at(-2)));
    return `is \`${text}\`, a team, and a login belongs here; write ${line === undefined ? '' : `\`${line}\` beside it, or `}the logins of its members.`;
  }
  if (/^(?:dependabot|renovate|github-actions)$/.test(text))
    return `is \`${text}\`, and the account of that App is \`${text}[bot]\`; write that.`;
  const [, sign, name = ''] = /^(@(?:[\w-]+\/)?|refs\/heads\/|origin\/)(.+)/.exec(text) ?? [];
  const value = /^[\w./-]+$/.test(name) ? name : JSON.stringify(name);
  const line = typeof path.at(-1) === 'number' ? value : `${path.at(-1)}: ${value}`;
  return (
    sign &&
    `is \`${text}\`, and a name stands alone here, so nothing has this one; write ${name === 'me' ? 'the login itself' : `\`${line}\``}.`
  );
}

/** Explains a label with a comma, which is most likely two. */
function explainLabel({ text, path, find }: Written): string | undefined {
  if (text !== text.trim() || (text.includes('*') && path.includes('on')))
    return `is ${JSON.stringify(text)}, and a label is compared letter by letter; write its whole name, such as \`${text.replaceAll(/[*\s]+$|^\s+/g, '')}\`.`;
  if (!text.includes(',') || text.includes('{')) return undefined;
  const all = [find(path.slice(0, -1))].flat().flatMap((each) => String(each).split(/\s*,\s*/));
  return `is ${JSON.stringify(text)}, which is one label with a comma in its name; for several, write \`${path.at(-2)}: [${all.join(', ')}]\`.`;
}

/** Explains a branch that nothing can come to: its agent may change nothing, or its name holds a whole sentence. */
function explainBranch({ text, stage, config }: Written): string | undefined {
  const [title] = /\{\{-?\s*subject\.(?:title|body)\b[^}]*\}\}/.exec(text) ?? [];
  if (title !== undefined && !title.includes('replace'))
    return `has \`${title}\`, and a branch may have only letters, digits and . _ - / + # in its name, so most texts fail the stage; write \`branch: "baton/issue-{{ subject.number }}"\`.`;
  const agent = stage !== undefined && 'agent' in stage ? stage.agent : '';
  if (config.agents[agent]?.access !== 'read' || text.includes('head-branch')) return undefined;
  return `takes the commits of agent \`${agent}\`, whose \`access: read\` lets it change nothing, so nothing is published; write \`access: edit\` at \`agents.${agent}\`, or take \`branch\` out.`;
}

/** The beginnings of names of models that are another company's. A gateway of one's own may have them all the same. */
const foreignModels: Readonly<Record<string, RegExp>> = {
  'claude-code': /^(?:gpt-(?!oss)|gemini-|o\d)/,
  codex: /^(?:claude-|gemini-)/,
  gemini: /^(?:claude-|gpt-(?!oss)|o\d)/,
};

/** Explains a model that the engine of its agent does not have. */
function explainModel({ text, path, config: { agents } }: Written): string | undefined {
  const { engine, env } = agents[String(path[1])] ?? { engine: '', env: [] };
  if (foreignModels[engine]?.test(text) !== true || env.some((name) => name.endsWith('_BASE_URL'))) return undefined;
  return `is \`${text}\`, and \`${engine}\` has models of another company; write one of its own, take \`model\` out for its usual one, or name another \`engine\`.`;
}

/** Explains the price of a model that no agent and no child can have. */
function explainPrice({ path, config: { agents, pipelines } }: Written): string | undefined {
  const name = String(path[1]);
  const stages = Object.values(pipelines).flatMap((pipeline) => Object.values(pipeline.stages));
  const ofAgents = Object.values(agents).flatMap(({ model }) => model ?? []);
  const models = [...ofAgents, ...stages.flatMap((stage) => childRightsOf(stage)?.models ?? [])];
  return models.includes(name)
    ? undefined
    : `is the price of a model that no agent names; write \`model: ${name}\` at one, or take it out. ${suggestNames(name, [...new Set(models)])}`;
}

/** Explains a variable of a server that stands for a secret which its agent does not have. */
function explainSecret({ text, path, config }: Written): string | undefined {
  const env = config.agents[String(path[1])]?.env ?? [];
  const missing = secretsNamedIn(text).find((name) => !env.includes(name));
  return (
    missing &&
    `takes \`${missing}\`, which the agent does not have; write \`env: [${[...env, missing].join(', ')}]\` at \`agents.${path[1]}\`.`
  );
}

function explainRequired({ text, path, find }: Written): string | undefined {
  const properties = find([...path.slice(0, -2), 'properties']);
  if (!isPlainMap(properties) || Object.hasOwn(properties, text)) return undefined;
  return `is \`${text}\`, which is not under \`properties\`; write \`${text}: { type: string }\` there. ${suggestNames(text, Object.keys(properties))}`;
}
