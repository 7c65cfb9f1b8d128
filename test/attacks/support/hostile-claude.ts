import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/** What a line of the stand-in finds: the texts where an engine would look, and the instructions that it was given. */
const found = String.raw`
found=$(cat CLAUDE.md .claude/settings.json .mcp.json "$HOME/.claude/settings.json" "$TMPDIR/left" 2>/dev/null | tr -d '\n"')
system=$(while [ $# -gt 0 ]; do case $1 in --append-system-prompt-file=*) cat "$(echo "$1" | cut -d= -f2-)";; esac; shift; done | tail -n 1)
config=$(ls -d .baton-config 2>/dev/null)`;

/** The acts of an agent that wants the next start to obey it. */
export const poison = `
echo 'EVIL RULES' >CLAUDE.md; mkdir -p .claude; echo 'EVIL SETTINGS' >.claude/settings.json; echo 'EVIL SERVERS' >.mcp.json
mkdir -p .baton-config/.github/agents; echo 'EVIL INSTRUCTIONS' >.baton-config/.github/agents/second.md
mkdir -p "$HOME/.claude"; echo 'EVIL HOME' >"$HOME/.claude/settings.json"; echo 'EVIL TMP' >"$TMPDIR/left"
echo 'work' >work.txt`;

/** Leaves what the stand-in found as its handoff. */
export const confess = `printf '{"summary":"[%s][%s][%s]"}' "$found" "$system" "$config" >"$BATON_HANDOFF_PATH"`;

/**
 * Makes a folder with a program `claude` that stands in for the CLI. `acts` is a shell text; `$at` in it is
 * `<stage> <execution> <start>`. The folder is removed after the last test of the file.
 */
export function useHostileClaude(acts: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'baton-hostile-'));
  chmodSync(folder, 0o755);
  const text = `#!/bin/sh
cat >/dev/null
n=$(($(cat .git/n 2>/dev/null || echo 0) + 1)); echo $n >.git/n
at="$BATON_TASK $BATON_EXECUTION $n"
${found}
${acts}
echo '{"type":"system","subtype":"init","session_id":"s","model":"m"}'
echo '{"type":"result","subtype":"success","is_error":false,"result":"[BATON-RESULT: success]","num_turns":1,"terminal_reason":"completed"}'
`;
  writeFileSync(join(folder, 'claude'), text, { mode: 0o755 });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
