import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { failure, type Result, success } from '../../core/result.ts';

/** The one package that npm left in `folder`, if it has the digest (`sha512-…`, as registries write it) that we know it by. */
export async function verifyPackage(folder: string, integrity: string): Promise<Result<string, string>> {
  const [name, ...others] = (await readdir(folder)).filter((file) => file.endsWith('.tgz'));
  if (name === undefined || others.length > 0) return failure(`npm left ${name === undefined ? 'no' : 'more than one'} package.`);
  const path = join(folder, name);
  if (!(await lstat(path)).isFile()) return failure('npm left a package that is no plain file.');
  const hash = createHash('sha512');
  await pipeline(createReadStream(path), hash);
  const found = `sha512-${hash.digest('base64')}`;
  if (found === integrity) return success(path);
  return failure(`the registry gave a package with the digest ${found}, and it must have ${integrity}.`);
}
