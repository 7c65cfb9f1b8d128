import type { EngineName } from '../../core/agent/engine-name.ts';
import type { Engine } from './engine.ts';
import { claudeCode } from './engines/claude-code.ts';
import { codex } from './engines/codex.ts';
import { command } from './engines/command.ts';
import { copilot } from './engines/copilot.ts';
import { cursor } from './engines/cursor.ts';
import { gemini } from './engines/gemini.ts';
import { opencode } from './engines/opencode.ts';

/** All engines by their names. */
export const engines: Readonly<Record<EngineName, Engine>> = {
  'claude-code': claudeCode,
  codex,
  gemini,
  opencode,
  cursor,
  copilot,
  command,
};
