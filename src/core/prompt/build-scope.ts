export type Scope = Readonly<Record<string, unknown>>;

/**
 * The context as the template engine sees it: objects without a prototype whose texts are cleaned when first read,
 * so that only what a template uses is counted, and no filter ever sees a hidden part.
 */
export function buildScope(fields: object, clean: (text: string) => string): Scope {
  const scope: Record<string, unknown> = Object.create(null);
  for (const [key, value] of Object.entries(fields)) {
    let cleaned: { readonly value: unknown } | undefined;
    Object.defineProperty(scope, key, {
      enumerable: true,
      get: () => {
        cleaned ??= { value: cleanValue(value, clean) };
        return cleaned.value;
      },
    });
  }
  // Liquid answers `.size` of an object with the number of its keys; a missing key is empty here.
  if (!Object.hasOwn(scope, 'size')) Object.defineProperty(scope, 'size', { enumerable: false, value: '' });
  return scope;
}

function cleanValue(value: unknown, clean: (text: string) => string): unknown {
  if (typeof value === 'string') return clean(value);
  if (Array.isArray(value)) return value.map((item) => cleanValue(item, clean));
  return typeof value === 'object' && value !== null ? buildScope(value, clean) : value;
}
