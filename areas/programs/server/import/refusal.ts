/** Why a file cannot be read, by the code of its problem; `values` for the words of the text. */
export interface Refusal {
  code:
    | 'import_empty'
    | 'import_too_many_lines'
    | 'import_too_many_weeks'
    | 'import_not_a_table'
    | 'import_encoding'
    | 'import_too_big_inside'
    | 'import_damaged'
    | 'import_too_long';
  values?: Record<string, string | number>;
}

/** Thrown where a file is read; what reads catches it. */
export class Unreadable extends Error {
  readonly refusal: Refusal;

  constructor(code: Refusal['code'], values?: Refusal['values']) {
    super(code);
    this.refusal = values ? { code, values } : { code };
  }
}
