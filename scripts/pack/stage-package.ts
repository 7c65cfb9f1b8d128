import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { neededNode, nodeRefusal, version } from '../../src/host/program-facts.ts';

/** The files and folders that the package takes from the project: what users run, and what `demo`, `try` and `init` read. */
const taken = [
  'dist',
  'action.yml',
  'run/action.yml',
  '.github/workflows/run.yml',
  '.github/workflows/agent.yml',
  'examples',
  'schema.json',
  'README.md',
  'LICENSE',
];

/** Fills an empty folder with the package. */
export function stagePackage(root: string, staging: string): void {
  for (const path of taken) cpSync(join(root, path), join(staging, path), { recursive: true });
  mkdirSync(join(staging, 'bin'));
  writeFileSync(join(staging, 'bin', 'baton.cjs'), renderLauncher(), { mode: 0o755 });
  writeFileSync(join(staging, 'bin', 'start.cjs'), "'use strict';\n\nimport('../dist/cli.js');\n");
  const { description, license } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  writeFileSync(join(staging, 'package.json'), `${JSON.stringify(buildManifest({ description, license }), null, 2)}\n`);
}

function buildManifest(common: { readonly description: string; readonly license: string }): Readonly<Record<string, unknown>> {
  return {
    name: 'baton-agents',
    version,
    ...common,
    keywords: ['agents', 'github-actions', 'claude-code', 'codex', 'workflow'],
    homepage: 'https://github.com/baton-agents/baton#readme',
    repository: { type: 'git', url: 'git+https://github.com/baton-agents/baton.git' },
    type: 'module',
    engines: { node: `>=${neededNode}` },
    bin: { baton: 'bin/baton.cjs', 'baton-agents': 'bin/baton.cjs' },
  };
}

/**
 * Renders the program that npm links. It is written for every Node there is: an older one cannot even parse the bundle, so the
 * sentence for its user cannot stand there. The file with `import()` is loaded only where Node knows that word.
 */
function renderLauncher(): string {
  const seen = 'VERSION';
  const refusal = JSON.stringify(nodeRefusal(seen)).replace(seen, '" + process.versions.node + "');
  return `#!/usr/bin/env node
'use strict';

if (parseInt(process.versions.node, 10) < ${neededNode}) {
  process.stderr.write(${refusal});
  process.exitCode = 2;
} else {
  require('./start.cjs');
}
`;
}
