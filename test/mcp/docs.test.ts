import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { toolFileNames } from '../../src/adapters/agent/files/tool-files.ts';
import { childLimits } from '../../src/core/children/child.ts';
import { needPaths, pageCodePoints } from '../../src/core/mcp/read-needs.ts';
import { transferLimits } from '../../src/core/transfer/transfer.ts';
import { createCalls } from '../../src/mcp/calls.ts';
import { createToolFolder, type ToolFolder } from './tool-folder.ts';

let folder: ToolFolder;
beforeEach(() => {
  const children = { ...{ stage: 'fix', asked: 0, left: 1, why: '' }, agents: [], models: [], branch: true, keyed: [] };
  folder = createToolFolder({ demand: { required: true }, targets: [{ name: 'fixer', description: '' }], children });
});
afterEach(() => folder.remove());

const page = readFileSync('docs/mcp.md', 'utf8');

describe('docs/mcp.md', () => {
  it('has a row for every tool with all its inputs, and for nothing else', () => {
    const rows = [...page.matchAll(/^\| `([a-z_]+)` \| ([^|]*) \|/gm)].map(([, name, inputs = '']) => ({
      name,
      inputs: [...inputs.matchAll(/`([a-z_]+)`/g)].map(([, input]) => input),
    }));
    const tools = createCalls(folder.env).tools.map(({ name, inputSchema }) => ({
      name,
      inputs: Object.keys(inputSchema.properties as object),
    }));
    expect(rows).toEqual(tools);
  });

  it('names every variable, file, limit and path outside of the handoff', () => {
    const limits = [
      pageCodePoints,
      transferLimits.messageCodePoints,
      transferLimits.superseded,
      transferLimits.supersededCodePoints,
      childLimits.promptCodePoints,
      childLimits.waitMinutes,
    ];
    const paths = needPaths.split(', ').filter((path) => /^(results|outputs|outcome|agent)$/.test(path));
    const words = [
      ...Object.keys(folder.env),
      ...Object.values(toolFileNames),
      ...limits.map((limit) => limit.toLocaleString('en')),
      ...paths.map((path) => `\`${path}\``),
    ];
    expect(words.filter((word) => !page.includes(word))).toEqual([]);
  });
});
