#!/usr/bin/env node
// Stands in for the CLI of claude-code where its model does not matter: starts the MCP servers that it is told of, each with its
// variables and no others, makes the calls that `calls.json` in the working directory lists, and leaves the answers in `answers.json`.
import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

const option = process.argv.find((argument) => argument.startsWith('--mcp-config='));
const { mcpServers } = JSON.parse(readFileSync(option.slice('--mcp-config='.length), 'utf8'));
const calls = JSON.parse(readFileSync('calls.json', 'utf8'));

async function connect({ command, args, env }) {
  const child = spawn(command, args, { env, stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  let id = 0;
  const ask = async (method, params) => {
    child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', id: id++, method, params })}\n`);
    return JSON.parse((await lines.next()).value);
  };
  const clientInfo = { name: 'stand-in', version: '1' };
  await ask('initialize', { protocolVersion: '2025-11-25', capabilities: {}, clientInfo });
  child.stdin.write('{"jsonrpc":"2.0","method":"notifications/initialized"}\n');
  return { ask, close: () => child.stdin.end() };
}

const tell = (event) => process.stdout.write(`${JSON.stringify({ session_id: 's', ...event })}\n`);
const names = Object.keys(mcpServers);
tell({ type: 'system', subtype: 'init', model: 'm', mcp_servers: names.map((name) => ({ name, status: 'connected' })) });
const server = await connect(mcpServers.baton);
const { tools } = (await server.ask('tools/list', {})).result;
const answers = [];
for (const { name, input } of calls) answers.push(await server.ask('tools/call', { name, arguments: input }));
server.close();
writeFileSync('answers.json', JSON.stringify({ tools: tools.map((tool) => tool.name), answers, servers: mcpServers }));
tell({ type: 'result', subtype: 'success', is_error: false, result: 'Done.\n[BATON-RESULT: success]', num_turns: 1 });
