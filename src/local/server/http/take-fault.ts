import type { FaultOptions } from '../../contract.ts';

export interface Fault extends FaultOptions {
  left: number;
}

/** The first fault that is set for this request; it counts as used. */
export function takeFault(faults: readonly Fault[], request: { method: string; path: string }): Fault | undefined {
  const fault = faults.find(
    (candidate) => candidate.left > 0 && candidate.method === request.method && new RegExp(candidate.path).test(request.path),
  );
  if (fault !== undefined) fault.left -= 1;
  return fault;
}
