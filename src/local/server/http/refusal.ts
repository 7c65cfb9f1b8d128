export interface FieldError {
  readonly resource: string;
  readonly field?: string;
  readonly code: string;
  readonly message?: string;
}

interface RefusalOptions {
  readonly errors?: readonly FieldError[];
  readonly headers?: Readonly<Record<string, string>>;
}

/** An error that becomes an unsuccessful response, in GitHub's words. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  readonly errors: readonly FieldError[] | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, message: string, options: RefusalOptions = {}) {
    super(message);
    this.status = status;
    this.errors = options.errors;
    this.headers = options.headers ?? {};
  }
}

export function notFound(): Refusal {
  return new Refusal(404, 'Not Found');
}

export function invalid(error: FieldError): Refusal {
  return new Refusal(422, 'Validation Failed', { errors: [error] });
}
