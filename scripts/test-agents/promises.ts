import { type EngineName, engineNames } from '../../src/core/agent/engine-name.ts';

/** The columns of the table in `docs/engines.md`. `acp` is not built yet. */
export const columns = [...engineNames, 'acp'] as const;
export type Column = EngineName | 'acp';

/** What Baton promises of every engine, from 1 on: `docs/engines.md` says for each engine whether it is kept. */
export const promises = [
  'A prompt of 200 KB reaches the model byte for byte',
  'Unicode, text from right to left, CRLF and NUL arrive as they are',
  '`instructions` come by the channel of the system',
  '`AGENTS.md` comes from the commit of the configuration',
  'The own file of the engine comes, too, and equal texts once',
  'Skills in `.agents/skills` are offered; their `hooks` and `allowed-tools` do not act',
  'Settings, hooks, MCP and LSP files that a pull request brings do not act',
  'What an earlier start left in HOME and TMPDIR does not act',
  'The MCP tools of Baton are offered and called',
  'An MCP server of yours that is a program is called',
  'An MCP server of yours that is an address is called, with its headers',
  'An MCP server that does not start is a warning',
  'A handoff by file reaches the next stage',
  'A handoff by MCP reaches the next stage',
  'A handoff that is demanded and missing fails the stage as `handoff`',
  '`access: read`: a write by a tool and by the shell fails',
  '`access: edit`: a file changes, and commands are refused (Codex: reach no network)',
  '`access: full`: a command runs, and its commit is captured',
  '`tools.deny` refuses a tool',
  'No tool is offered that outlives the start',
  'Each documented sign-in works, and the key is in no environment, process, file or log of the agent',
  'Tokens are those of the provider, and dollars are known or said to be unknown',
  '`max-cost-usd` ends a start within its turn',
  '`max-turns` ends a start, and the end of its time kills every process',
  'An answer that is cut, or a SIGKILL, is never a success',
  'A refused key is `auth`, and no credit `billing`, after one start',
  'A closed window is `limited` with its time; 429 and 529 start again for free',
  'An unknown model costs one start, and the message names it',
  'With 2 MB of output and a line of 11 MB, outcome and final text are right',
  'A second start shares nothing but notes, and all of it works without user namespaces',
] as const;
