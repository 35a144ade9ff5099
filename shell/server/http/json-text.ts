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
    return new JsonText([...this.partsWithoutEnd(), `,${JSON.stringify(fields).slice(1)}`]);
  }

  /** The same object with a further field: the list of the elements, each as JSON text. */
  withList(name: string, elements: readonly string[]): JsonText<Data> {
    const separated = elements.flatMap((element, index) => (index === 0 ? [element] : [',', element]));
    return new JsonText([...this.partsWithoutEnd(), `,${JSON.stringify(name)}:[`, ...separated, ']}']);
  }

  private partsWithoutEnd(): string[] {
    return [...this.parts.slice(0, -1), (this.parts.at(-1) ?? '').slice(0, -1)];
  }

  /** An object with this one as its only field. */
  asField<Name extends string>(name: Name): JsonText<Record<Name, Data>> {
    return new JsonText([`{${JSON.stringify(name)}:`, ...this.parts, '}']);
  }
}
