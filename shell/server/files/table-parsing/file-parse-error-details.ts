/** Why a file cannot be parsed as a table, for every import. */
export type FileParseErrorCode =
  | 'import_not_a_table'
  | 'import_encoding'
  | 'import_too_big_inside'
  | 'import_damaged'
  | 'import_too_long';

/** `code` is a problem code of the area that parses the file; `values` fill the placeholders of its text. */
export interface FileParseErrorDetails<Code extends string = FileParseErrorCode> {
  code: Code;
  values?: Record<string, string | number>;
}

/** Thrown by parsers; `FileParser` returns its details. */
export class FileParseError<Code extends string = FileParseErrorCode> extends Error {
  readonly refusal: FileParseErrorDetails<Code>;

  constructor(code: Code, values?: FileParseErrorDetails['values']) {
    super(code);
    this.refusal = values ? { code, values } : { code };
  }
}
