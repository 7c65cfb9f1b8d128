// Run as a process of its own: bundles the project in each folder that is given, and prints the digest of each file.
// The bundler takes hundreds of megabytes, and every process that a worker with so much memory starts is slower.
import { createHash } from 'node:crypto';
import { bundle } from '../../scripts/build/bundle.ts';

const digests: Record<string, string>[] = [];
for (const root of process.argv.slice(2)) {
  const { contents, names } = await bundle(root);
  const digestOf = (name: string): string =>
    createHash('sha256')
      .update(contents.get(name) ?? '')
      .digest('hex');
  digests.push(Object.fromEntries(names.map((name) => [name, digestOf(name)])));
}
process.stdout.write(JSON.stringify(digests));
