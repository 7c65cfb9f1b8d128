// Run as a process of its own with a small heap: streams much more through a parser than fits into it.

import { createResultParser } from '../../src/adapters/agent/engine/result-parser.ts';
import { engines } from '../../src/adapters/agent/engines/engines.ts';

const megabyte = 1_048_576;
const parser = createResultParser(engines['claude-code']);
const text = 'page.ts: all work and no play. '.repeat(500);
let sent = 0;
let peak = 0;

function send(piece: string): void {
  const bytes = Buffer.from(piece);
  sent += bytes.length;
  parser.push(bytes);
}

/** Tools, texts and results of tools, each with an id of its own, and one long text without a line end among them. */
for (let turn = 0; sent < 200 * megabyte; turn += 1) {
  const part = (content: object): string => JSON.stringify({ message: { content: [content] }, session_id: `s${turn}` });
  const line = (type: string, content: object): string => `${part(content).slice(0, -1)},"type":"${type}"}\n`;
  send(line('assistant', { type: 'tool_use', id: `tool-${turn}`, name: `Tool${turn}` }));
  send(line('user', { type: 'tool_result', tool_use_id: turn % 2 === 0 ? `tool-${turn}` : 'other', content: text }));
  send(line('assistant', { type: 'text', text }));
  if (turn === 100) for (let piece = 0; piece < 1_280; piece += 1) send(piece === 0 ? `{"long":"${text}` : text);
  if (turn === 100) send('"}\n');
  if (turn % 500 === 0) peak = Math.max(peak, process.memoryUsage().rss);
}
send(`${JSON.stringify({ type: 'result', subtype: 'success', is_error: false, result: 'done', num_turns: 3 })}\n`);
const { outcome, finalText, tools } = parser.end({ ended: 'exited', exitStatus: 0, stderr: '' });
process.stdout.write(
  JSON.stringify({
    megabytes: Math.floor(sent / megabyte),
    peak: Math.ceil(peak / megabyte),
    outcome,
    finalText,
    tools: tools.length,
  }),
);
