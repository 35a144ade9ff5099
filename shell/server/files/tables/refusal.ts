/** Why nothing of a file can be read, whatever it should have been. */
export type FileRefusal =
  | 'import_not_a_table'
  | 'import_encoding'
  | 'import_too_big_inside'
  | 'import_damaged'
  | 'import_too_long';

/** The code is the one of the reading area's problem; `values` for the words of its text. */
export interface Refusal<Code extends string = FileRefusal> {
  code: Code;
  values?: Record<string, string | number>;
}

/** Thrown where a file is read; what reads catches it. */
export class Unreadable<Code extends string = FileRefusal> extends Error {
  readonly refusal: Refusal<Code>;

  constructor(code: Code, values?: Refusal['values']) {
    super(code);
    this.refusal = values ? { code, values } : { code };
  }
}
