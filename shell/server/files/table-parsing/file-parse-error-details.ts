/** Why nothing of a file can be read, whatever it should have been. */
export type FileParseErrorCode =
  | 'import_not_a_table'
  | 'import_encoding'
  | 'import_too_big_inside'
  | 'import_damaged'
  | 'import_too_long';

/** The code is the one of the reading area's problem; `values` for the words of its text. */
export interface FileParseErrorDetails<Code extends string = FileParseErrorCode> {
  code: Code;
  values?: Record<string, string | number>;
}

/** Thrown where a file is read; what reads catches it. */
export class FileParseError<Code extends string = FileParseErrorCode> extends Error {
  readonly refusal: FileParseErrorDetails<Code>;

  constructor(code: Code, values?: FileParseErrorDetails['values']) {
    super(code);
    this.refusal = values ? { code, values } : { code };
  }
}
