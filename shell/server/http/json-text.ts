/**
 * A response that the database has serialized. It is sent as it is: parsing a large document and serializing it again
 * costs more than all other work of the request.
 */
export class JsonText<Data extends object> {
  /** Consecutive parts of the text. They are not joined, because each join copies the document. */
  readonly parts: readonly string[];
  /** Exists for the type only: the type of the serialized data. */
  declare readonly data: Data;

  constructor(text: string | readonly string[]) {
    this.parts = typeof text === 'string' ? [text] : text;
  }

  get text(): string {
    return this.parts.join('');
  }

  /** The same object with further fields, which it does not have yet. */
  with<More extends object>(fields: More): JsonText<Data & More> {
    const last = this.parts.at(-1) ?? '';
    return new JsonText([...this.parts.slice(0, -1), last.slice(0, -1), `,${JSON.stringify(fields).slice(1)}`]);
  }

  /** An object with this one as its only field. */
  asField<Name extends string>(name: Name): JsonText<Record<Name, Data>> {
    return new JsonText([`{${JSON.stringify(name)}:`, ...this.parts, '}']);
  }
}
