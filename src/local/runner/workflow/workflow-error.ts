/** One fault of a workflow or action file, found before anything runs. */
export interface Fault {
  readonly file: string;
  readonly line?: number | undefined;
  readonly message: string;
}

export class WorkflowError extends Error {
  readonly faults: readonly Fault[];

  constructor(faults: readonly Fault[]) {
    super(faults.map(renderFault).join('\n'));
    this.name = 'WorkflowError';
    this.faults = faults;
  }
}

function renderFault({ file, line, message }: Fault): string {
  return line === undefined ? `${file}: ${message}` : `${file} (Line: ${line}): ${message}`;
}
