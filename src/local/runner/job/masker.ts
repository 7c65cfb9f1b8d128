export interface Masker {
  add(secret: string): void;
  mask(text: string): string;
  /** Returns whether an output contains a secret and must be dropped. */
  holdsSecret(text: string): boolean;
}

/** Creates a masker. It knows each secret as a whole, each of its lines, and the forms that GitHub's runner derives from them. */
export function createMasker(secrets: readonly string[]): Masker {
  const forms = new Set<string>();
  let pattern: RegExp | undefined;

  function add(secret: string): void {
    const lines = secret.split(/[\r\n]+/);
    for (const text of [secret, ...lines]) for (const form of deriveForms(text)) forms.add(form);
    pattern = undefined;
  }

  function getPattern(): RegExp {
    pattern ??= new RegExp(
      [...forms]
        .sort((a, b) => b.length - a.length)
        .map((text) => text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, '\\$&'))
        .join('|') || '(?!)',
      'g',
    );
    return pattern;
  }

  for (const secret of secrets) add(secret);
  return {
    add,
    mask: (text) => text.replaceAll(getPattern(), '***'),
    holdsSecret: (text) => text.search(getPattern()) >= 0,
  };
}

function deriveForms(text: string): readonly string[] {
  if (text.trim() === '') return [];
  const bytes = Buffer.from(text);
  return [
    text,
    // Inside a longer text, base64 depends on where the secret begins.
    ...[0, 1, 2].filter((shift) => shift < bytes.length).map((shift) => bytes.subarray(shift).toString('base64')),
    JSON.stringify(text).slice(1, -1),
    encodeURIComponent(text.toWellFormed()),
  ];
}
