import { z } from 'zod';
import { engineNames } from '../../agent/engine-name.ts';
import { optionalMode, optionalText } from '../../json/common-schemas.ts';

/** The form in which the settings of an MCP server name a secret in `env` of their agent: `${NAME}`. */
export const secretVariable = /\$\{([A-Za-z_]\w*)\}/g;

/** Lists the secrets that a text names, once for each place. */
export function secretsNamedIn(text: string): readonly string[] {
  return [...text.matchAll(secretVariable)].map(([, name = '']) => name);
}

const variableName = /^[A-Za-z_][A-Za-z0-9_]*$/;
/** Matches a text that becomes an argument of a program: it must not look like an option and holds no control characters. */
const argument = /^(?!-)[^\p{Cc}]{1,200}$/u;
const toolsSchema = z.array(z.string().regex(argument)).max(200).default([]);

const programSchema = z.enum(['commit', 'workspace', 'machine']).optional();

const mcpServerSchema = z
  .strictObject({
    command: optionalText.describe('Program of a server on the same machine.'),
    args: z.array(z.string()).default([]).describe('Arguments of `command`.'),
    env: z
      .record(z.string().regex(variableName), z.string().describe('A value, in which `${NAME}` stands for a secret.'))
      .default({})
      .describe('Environment of `command`. `${NAME}` stands for a secret that the `env` of the agent names.'),
    program: programSchema.describe(
      'Where the program of the server comes from. machine: the machine or the container has it, as it mostly is with `docker`, `npx` and `uvx`, and it runs nothing of the repository. Without that, a program that is neither an absolute path nor given a file of the commit may be code of the checkout, and the server is left out once a pull request or an agent may have written there. Absent: as `commit` or `workspace` at the agent.',
    ),
    url: z
      .url({ protocol: /^https?$/ })
      .optional()
      .describe('Address of a server elsewhere, instead of `command`.'),
    headers: z
      .record(
        z.string().regex(/^[!#$%&'*+.^_`|~0-9A-Za-z-]{1,100}$/),
        z.string().min(1).max(8_192).describe('A value, in which `${NAME}` stands for a secret.'),
      )
      .optional()
      .describe(
        'Headers of each request to `url`. `${NAME}` stands for a secret in `env` of the agent, which is not given it where the gateway can hold it and nothing else uses it.',
      ),
  })
  .describe('An MCP server that the agent may use beside that of Baton: either `command` or `url`.');

/** A named engine with its settings. */
export const agentSchema = z
  .strictObject({
    engine: z.enum(engineNames).describe('The program that runs the agent.'),
    description: z
      .string()
      .min(1)
      .max(500)
      .optional()
      .describe('What the agent is good for, in a sentence. Shown to agents that may transfer to it.'),
    command: z
      .array(z.string().min(1))
      .min(1)
      .optional()
      .describe(
        'Program and arguments of a `command` agent, and of no other. No shell stands between; the prompt comes on stdin.',
      ),
    program: programSchema.describe(
      'Where the files come from that `command` and `mcp-servers` name. commit: from a read-only copy of the commit that this configuration is of, whatever a pull request or another agent changed. workspace: from the checkout; no secrets are given once a pull request or an agent may have written there, and runs about forks take those of the commit all the same. machine: the machine or the container has the program of `command`, and it runs nothing of the repository; arguments that name files of the commit are those of the copy. Absent: commit; a program that is neither an absolute path nor given a file of the commit counts as workspace.',
    ),
    'program-setup': optionalText.describe(
      'Shell text that runs in the copy that the program comes from, such as `npm ci`, before anything else of the job, with the secrets of `setup-env` alone.',
    ),
    'setup-env': z
      .array(z.string().regex(variableName))
      .optional()
      .describe(
        'Names of the secrets that `program-setup` may see; none on runs about forks. What it writes into the copy, the agent can read.',
      ),
    model: z
      .string()
      .regex(/^(?!-)[A-Za-z0-9._:/@[\]-]{1,200}$/)
      .optional()
      .describe("The model, under the name that the engine has for it. Absent: the engine's default."),
    instructions: z
      .string()
      .min(1)
      .max(65_536)
      .optional()
      .describe(
        'What the agent is told beside its prompt: text, or the path of a file below `.github` on the default branch, such as `.github/agents/fixer.md`.',
      ),
    rules: optionalMode.describe(
      'auto: the agent is told the rules of the repository, `AGENTS.md` and the own file of its engine, such as `CLAUDE.md`. off: none of them, also not by its engine. Absent: auto.',
    ),
    env: z
      .array(z.string().regex(variableName))
      .default([])
      .describe(
        'Names of the secrets that the process of the agent is given. It gets no others, and none at all on runs about forks, unless the pipeline has `allow.fork-secrets`.',
      ),
    access: z
      .enum(['read', 'edit', 'full'])
      .default('edit')
      .describe(
        'read: may change nothing. edit: may change files. full: may also run anything. What it may not change is not published.',
      ),
    effort: z
      .enum(['minimal', 'low', 'medium', 'high', 'xhigh', 'max'])
      .optional()
      .describe('How long the model thinks. Engines differ in which of these they know.'),
    'max-turns': z
      .int()
      .min(1)
      .max(10_000)
      .optional()
      .describe('How many turns the agent may take, where the engine can count them.'),
    'max-cost-usd': z
      .number()
      .positive()
      .max(10_000)
      .optional()
      .describe(
        'How much one execution may cost. The gateway before the model ends the turn there; without one Claude Code does, and for others their cost must be known afterwards: reported, or by `prices`.',
      ),
    gateway: z
      .enum(['on', 'off'])
      .optional()
      .describe(
        'Whether the key of the model stays outside of the agent: a gateway of the job puts it into each request. Absent: on where the engine can, the agent is isolated and `env` has an API key. `on` includes the token of a subscription, which its vendor may then refuse or bill as extra usage. off: the key is in the environment of the agent. So with `headers` of MCP servers.',
      ),
    tools: z
      .strictObject({
        allow: toolsSchema.describe('Tools that it may use beyond what its access allows, in the words of the engine.'),
        deny: toolsSchema.describe('Tools that it may not use, in the words of the engine.'),
      })
      .optional()
      .describe('Tools by name, where the engine can choose among them.'),
    'mcp-servers': z
      .record(z.string().regex(/^(?!baton$)[a-z][a-z0-9-]{0,39}$/), mcpServerSchema)
      .optional()
      .describe('MCP servers of your own, by name. The name `baton` is taken.'),
    'transfer-to': z
      .array(z.string())
      .optional()
      .describe(
        'Agents that this one may hand its work over to. Absent: every agent, including itself, if there is more than one. Empty: none.',
      ),
    fallback: z
      .array(z.string())
      .min(1)
      .max(5)
      .optional()
      .describe(
        'Agents that continue in the place of this one when its usage limit is closed for more than 15 minutes, or its model is overloaded again and again: the first whose own limit is open, with the same prompt and branch. Counts for stages that name this agent. Each has its own settings, and at most the access of this one.',
      ),
  })
  .describe('A named engine with its settings.');

export type Agent = z.infer<typeof agentSchema>;
export type McpServer = z.infer<typeof mcpServerSchema>;

/** Lists the secrets that a job needs for an agent: its own, and those of its `program-setup`. */
export function secretsOf({ env, 'setup-env': ofProgram = [] }: Agent): readonly string[] {
  return [...env, ...ofProgram];
}

const levels: readonly Agent['access'][] = ['read', 'edit', 'full'];

/** Returns whether an access allows no more than another one. */
export function hasAtMostAccess(access: Agent['access'], other: Agent['access']): boolean {
  return levels.indexOf(access) <= levels.indexOf(other);
}

/** Returns where the program of a server comes from. `machine` of an agent is about its own `command` alone. */
export function programOf(server: McpServer, agent: Pick<Agent, 'program'>): Agent['program'] {
  return server.program ?? (agent.program === 'machine' ? undefined : agent.program);
}
