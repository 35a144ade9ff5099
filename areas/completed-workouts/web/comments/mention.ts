/** Which set a comment means. */
export interface Mention {
  words: string;
  /** Null: the set was taken back. */
  open: (() => void) | null;
}
