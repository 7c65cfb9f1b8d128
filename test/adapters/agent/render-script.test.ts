import { expect } from 'vitest';
import { renderSandboxScript } from '../../../src/adapters/agent/process/render-script.ts';
import { requirement } from '../../support/requirement.ts';

requirement(
  {
    ids: ['DESIGN-4.2'],
    title: 'a workspace that is a mount of its own, as in a container, stays writable in the sandbox',
    input: "the workspace /__w/it's here, which no hidden directory contains",
    expected: 'it is bound before the file systems become read-only, and left out of them',
  },
  () => {
    const workspace = "/__w/it's here";
    const quoted = `'/__w/it'\\''s here'`;
    const script = renderSandboxScript({
      view: { writable: [workspace], hidden: [{ path: '/tmp', mode: '1777', exposed: ['/tmp/tools'] }] },
      readOnly: [],
      scaffold: '/tmp/scaffold',
      owners: [{ path: workspace, owner: '1001:1001' }],
      launcher: 'exec "$@"',
      environmentFile: '/tmp/environment',
    });
    const lines = script.split('\n');
    const at = (text: string) => lines.findIndex((line) => line.trim().startsWith(text));
    expect(at(`mount --bind ${quoted} ${quoted}`)).toBeLessThan(at('mount -o remount,bind,ro'));
    expect(at("mount --bind '/tmp/tools' '/tmp/scaffold/0/tools'")).toBeGreaterThan(at('mount -o remount,bind,ro'));
    expect(lines).toContain(`  case "$at" in ${quoted}|'/proc') continue ;; esac`);
  },
);
