import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** The file with the licences of what the bundle holds of others. */
export const thirdPartyFile = 'THIRD-PARTY';

/** The licences that may be bundled: each asks for its text and a notice, and for nothing more. */
const allowed = [
  'MIT',
  'MIT/X11',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  '0BSD',
  'BlueOak-1.0.0',
  'Unlicense',
  'CC0-1.0',
];

const grant = `Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the
"Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish,
distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to
the following conditions: The above copyright notice and this permission notice shall be included in all copies or substantial portions
of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF
MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY
CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE
SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;
const iscGrant = `Permission to use, copy, modify, and/or distribute this software for any purpose with or without fee is hereby granted, provided that the
above copyright notice and this permission notice appear in all copies.

THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH REGARD TO THIS SOFTWARE INCLUDING ALL IMPLIED WARRANTIES OF
MERCHANTABILITY AND FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT, INDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY
DAMAGES WHATSOEVER RESULTING FROM LOSS OF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR OTHER TORTIOUS ACTION,
ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF THIS SOFTWARE.`;

const manifestSchema = z.object({
  name: z.string(),
  version: z.string(),
  license: z.union([z.string(), z.object({ type: z.string() }).transform(({ type }) => type)]).default('none'),
  author: z.union([z.string(), z.object({ name: z.string() }).transform(({ name }) => name)]).default('its authors'),
});

interface Package extends z.infer<typeof manifestSchema> {
  readonly text: string;
}

/**
 * Renders the licences of all packages that modules of the bundle are of, in the order of their names; equal texts stand once. Throws for
 * a package without a text, or with a licence that is not allowed.
 */
export function renderThirdParty(root: string, moduleIds: Iterable<string>): string {
  const folders = new Set([...moduleIds].flatMap((id) => findPackage(id) ?? []));
  const packages = new Map([...folders].map((folder) => readPackage(root, folder)).map((each) => [nameOf(each), each]));
  const sorted = [...packages.values()].toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
  const faults = sorted.flatMap(listFaults);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const groups = Map.groupBy(sorted, ({ text }) => text);
  const parts = [...groups].map(
    ([text, own]) => `${own.map((each) => `${nameOf(each)} (${each.license})`).join('\n')}\n\n${text}\n`,
  );
  const line = `\n${'-'.repeat(80)}\n\n`;
  const head = `The bundle in dist/ holds parts of these ${sorted.length} packages. A package without a file of its licence\nhas the standard words of the licence, and the author, that its package.json names.\n`;
  return [head, ...parts].join(line);
}

/** Returns the folder of the package that a module is of, below the root; undefined for one of ours, or of the bundler. */
function findPackage(id: string): string | undefined {
  return /^.*?\/(node_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/]+)\//.exec(id.replaceAll('\\', '/'))?.[1];
}

function readPackage(root: string, folder: string): Package {
  const path = join(root, folder);
  const read = (name: string): string => readFileSync(join(path, name), 'utf8').replaceAll('\r\n', '\n').trim();
  const manifest = manifestSchema.parse(JSON.parse(read('package.json')));
  const names = readdirSync(path).toSorted();
  const files = names.filter(
    (name) => /^(?:licen[cs]es?|copying|notice)(?:[.-].*)?$/i.test(name) && !/\.(?:[cm]?js|ts)$/.test(name),
  );
  const readme = names.find((name) => /^readme/i.test(name));
  const section = readme === undefined ? undefined : /^#+ *licen[cs]e\b[^\n]*\n([\s\S]+)$/im.exec(read(readme))?.[1]?.trim();
  const own = section?.includes('hereby granted') ? section : undefined;
  const text = files.length > 0 ? files.map(read).join('\n\n') : (own ?? renderStandard(root, manifest, read));
  return { ...manifest, text };
}

/** Renders the licence of a package that names it and has no text of it; empty for one that is not known. */
function renderStandard(root: string, manifest: Omit<Package, 'text'>, read: (name: string) => string): string {
  const { license, author } = manifest;
  const copyright = `Copyright (c) ${author}`;
  if (license.startsWith('MIT')) return `${copyright}\n\n${grant}`;
  if (license === 'ISC') return `${copyright}\n\n${iscGrant}`;
  if (!license.includes('Apache-2.0')) return '';
  const apache = readFileSync(join(root, 'node_modules/@opentelemetry/api/LICENSE'), 'utf8').trim();
  if (license === 'Apache-2.0') return apache;
  // Its part under BSD says so at its head.
  if (manifest.name !== '@bufbuild/protobuf') return '';
  const head = /^(?:\/\/.*\n)+/.exec(read('dist/esm/wire/varint.js'))?.[0] ?? '';
  return `${apache}\n\n${head.replaceAll(/^\/\/ ?/gm, '').trim()}`;
}

function nameOf({ name, version }: Pick<Package, 'name' | 'version'>): string {
  return `${name} ${version}`;
}

function listFaults(each: Package): readonly string[] {
  const { license, text } = each;
  const isAllowed = license
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((one) => one.split(' AND ').every((part) => allowed.includes(part)));
  return [
    ...(isAllowed ? [] : [`${nameOf(each)} has the licence ${license}, and the bundle may hold ${allowed.join(', ')}`]),
    ...(text === '' ? [`${nameOf(each)} has no file with the text of its licence`] : []),
  ];
}
