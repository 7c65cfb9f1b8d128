import { type Profiler, Session } from 'node:inspector/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Checkout, loadCheckout } from './load-checkout.ts';
import { type WalkName, walkNames, walks } from './walks.ts';

/** Counts for each walk the files below src in which it executes at least one function. */
export async function measureWalks(root: string): Promise<Readonly<Record<WalkName, number>>> {
  const checkout = await loadCheckout(root);
  const counts = new Map<WalkName, number>();
  for (const name of walkNames) counts.set(name, (await listExecutedFiles(checkout, name)).length);
  return Object.fromEntries(counts) as Record<WalkName, number>;
}

/**
 * Does a walk twice and counts the second time, so that loading a module or building a schema for the first time does not
 * count: a start pays for those, a reader does not.
 */
async function listExecutedFiles(checkout: Checkout, name: WalkName): Promise<readonly string[]> {
  const rehearse = await walks[name](checkout);
  await rehearse();
  const walk = await walks[name](checkout);
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  await walk();
  const { result } = await session.post('Profiler.takePreciseCoverage');
  session.disconnect();
  const source = join(checkout.root, 'src/');
  return result
    .filter(({ url, functions }) => url.startsWith('file:') && functions.some(isCalled))
    .map(({ url }) => fileURLToPath(url))
    .filter((file) => file.startsWith(source));
}

/** Leaves out the code of a module itself, which is a function without a name that begins with the file. */
function isCalled({ functionName, ranges }: Profiler.FunctionCoverage): boolean {
  const whole = ranges[0];
  const isModule = functionName === '' && whole?.startOffset === 0;
  return !isModule && (whole?.count ?? 0) > 0;
}
