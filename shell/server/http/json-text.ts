/**
 * A response that the database has serialized. It is sent as it is: parsing a large document and serializing it again
 * costs more than all other work of the request.
 */
export class JsonText<Data extends object> {
  readonly text: string;
  /** Exists for the type only: the type of the serialized data. */
  declare readonly data: Data;

  constructor(text: string) {
    this.text = text;
  }

  /** The same object with further fields, which it does not have yet. */
  with<More extends object>(fields: More): JsonText<Data & More> {
    return new JsonText(`${this.text.slice(0, -1)},${JSON.stringify(fields).slice(1)}`);
  }
}
