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
}
