import { isPlainMap } from '../../json/json-value.ts';
import { fileName } from '../parse/check-agents.ts';
import { suggestNames } from '../parse/describe-issue.ts';
import { childRightsOf } from '../schema/stage-schema.ts';
import type { Written } from './look-up.ts';

/** Explains a header with capitals. Baton makes them small, whatever was sent. */
export function explainHeader({ text }: Written): string | undefined {
  const found = /(?<![\w.])headers(?:\.|\[\s*["'])([\w-]*[A-Z][\w-]*)|["']([\w-]*[A-Z][\w-]*)["']\s+in\s+headers\b/.exec(text);
  const name = found?.[1] ?? found?.[2];
  return name && `reads the header \`${name}\`, and names of headers are in lower case; write \`${name.toLowerCase()}\`.`;
}

/** Explains a program with its arguments in one text. A first word with a slash is a file, which is looked for elsewhere. */
export function explainProgram({ text, path, find }: Written): string | undefined {
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

/** Explains a text that is meant as a file, has the `$` of GitHub Actions, or ends at a `#` that YAML takes for a comment. */
export function explainText({ text, comment, path }: Written): string | undefined {
  if (fileName.test(text))
    return `is ${JSON.stringify(text.trim())}, and no file is read here, so these words are the whole text; write the text itself.`;
  if (comment?.[0]?.trim())
    return `ends with ${JSON.stringify(text.slice(-40))}, because \`#${comment}\` behind it is a comment of YAML; write \`${path.at(-1)}: ${JSON.stringify(`${text} #${comment}`)}\`.`;
  const [whole, variable = ''] = (!text.includes('{% raw') && /\$(\{\{.*?\}\})/.exec(text)) || [];
  return whole && `has \`${whole}\`, and the \`$\` stays in the text; write \`${variable}\`.`;
}

/** Explains the price of a model that no agent and no child can have. */
export function explainPrice({ path, config: { agents, pipelines } }: Written): string | undefined {
  const name = String(path[1]);
  const stages = Object.values(pipelines).flatMap((pipeline) => Object.values(pipeline.stages));
  const ofAgents = Object.values(agents).flatMap(({ model }) => model ?? []);
  const models = [...ofAgents, ...stages.flatMap((stage) => childRightsOf(stage)?.models ?? [])];
  return models.includes(name)
    ? undefined
    : `is the price of a model that no agent names; write \`model: ${name}\` at one, or take it out. ${suggestNames(name, [...new Set(models)])}`;
}

/** Explains a variable of a server that stands for a secret which its agent does not have. */
export function explainSecret({ text, path, config }: Written): string | undefined {
  const env = config.agents[String(path[1])]?.env ?? [];
  const missing = [...text.matchAll(/\$\{([A-Za-z_]\w*)\}/g)].map(([, name = '']) => name).find((name) => !env.includes(name));
  return (
    missing &&
    `takes \`${missing}\`, which the agent does not have; write \`env: [${[...env, missing].join(', ')}]\` at \`agents.${path[1]}\`.`
  );
}

export function explainRequired({ text, path, find }: Written): string | undefined {
  const properties = find([...path.slice(0, -2), 'properties']);
  if (!isPlainMap(properties) || Object.hasOwn(properties, text)) return undefined;
  return `is \`${text}\`, which is not under \`properties\`; write \`${text}: { type: string }\` there. ${suggestNames(text, Object.keys(properties))}`;
}
