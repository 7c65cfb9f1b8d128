/** A fault of a JSON Schema. */
export interface SchemaFault {
  /** The place in the schema, such as `properties`, `severity`, `pattern`. */
  readonly path: readonly (string | number)[];
  /** The words that follow the name of the place: `is …; write …`. */
  readonly message: string;
}
