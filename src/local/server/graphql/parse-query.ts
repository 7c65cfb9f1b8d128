/** One field of a selection; `type` is set for fields inside `... on Type`. */
export interface Field {
  readonly name: string;
  readonly alias: string;
  readonly type: string | undefined;
  readonly arguments: Readonly<Record<string, unknown>>;
  readonly fields: readonly Field[];
}

type Variables = Readonly<Record<string, unknown>>;

/**
 * Parses the part of the language that plain queries use: arguments, variables, aliases, inline fragments. Throws for the rest.
 */
export function parseQuery(text: string, variables: Variables): readonly Field[] {
  const tokens = text.replaceAll(/#[^\n]*/g, '').match(/\.\.\.|\w+|"(?:[^"\\]|\\.)*"|[$!:=(){}[\]]/g) ?? [];
  return new QueryReader(tokens, variables).read();
}

class QueryReader {
  readonly #tokens: readonly string[];
  readonly #variables: Variables;
  #at = 0;

  constructor(tokens: readonly string[], variables: Variables) {
    this.#tokens = tokens;
    this.#variables = variables;
  }

  read(): readonly Field[] {
    const kind = this.#peek();
    if (kind !== 'query' && kind !== 'mutation' && kind !== '{') throw new Error(`The local GitHub answers no ${kind}`);
    while (this.#peek() !== '{') this.#next();
    return this.#readFields(undefined);
  }

  #peek(): string {
    const token = this.#tokens[this.#at];
    if (token === undefined) throw new Error('Unexpected end of query');
    return token;
  }

  #next(): string {
    const token = this.#peek();
    this.#at += 1;
    return token;
  }

  #expect(token: string): void {
    const seen = this.#next();
    if (seen !== token) throw new Error(`Expected "${token}", actual: "${seen}"`);
  }

  #readFields(type: string | undefined): Field[] {
    this.#expect('{');
    const fields: Field[] = [];
    while (this.#peek() !== '}') {
      if (this.#peek() === '...') fields.push(...this.#readFragment());
      else fields.push(this.#readField(type));
    }
    this.#expect('}');
    return fields;
  }

  #readFragment(): Field[] {
    this.#expect('...');
    this.#expect('on');
    return this.#readFields(this.#next());
  }

  #readField(type: string | undefined): Field {
    const alias = this.#next();
    const aliased = this.#peek() === ':';
    if (aliased) this.#expect(':');
    const name = aliased ? this.#next() : alias;
    const hasArguments = this.#peek() === '(';
    if (hasArguments) this.#expect('(');
    const values = hasArguments ? this.#readEntries(')') : {};
    return { name, alias, type, arguments: values, fields: this.#peek() === '{' ? this.#readFields(undefined) : [] };
  }

  #readValue(): unknown {
    const token = this.#next();
    if (token === '$') return this.#variables[this.#next()];
    if (token === '{') return this.#readEntries('}');
    if (/^[A-Z][A-Z_]*$/.test(token)) return token;
    if (token !== '[') return JSON.parse(token);
    const items: unknown[] = [];
    while (this.#peek() !== ']') items.push(this.#readValue());
    this.#expect(']');
    return items;
  }

  #readEntries(end: string): Record<string, unknown> {
    const values: Record<string, unknown> = {};
    while (this.#peek() !== end) {
      const name = this.#next();
      this.#expect(':');
      values[name] = this.#readValue();
    }
    this.#expect(end);
    return values;
  }
}
