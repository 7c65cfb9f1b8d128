/** Something wrong with a JSON Schema. */
export interface SchemaFault {
  /** Where in the schema: `properties`, `severity`, `pattern`. */
  readonly path: readonly (string | number)[];
  /** Words that go on after the name of the place: `is …; write …`. */
  readonly message: string;
}
