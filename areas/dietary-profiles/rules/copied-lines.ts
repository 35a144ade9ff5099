/**
 * How the lines begin that a confirmation adds to the note of a profile (`declared.noteLine` in texts/), in each language and in the words of
 * earlier versions.
 */
const beginning =
  /^[ \t]*(?:Dal questionario del|Dalla visita del|In chat il|Dalla nota di una misurazione del|Dalla nota di un pasto del|From the survey of|From the visit of|In the chat on|From the note of a measurement of|From the note of a meal of) [^\n:.;!?]{1,40}:/u;
/** Copied text has no end of a sentence: what follows one was added by a person. */
const copied = /[^.;!?]*[.;!?]?/u;

/** The note of a profile without what the product has copied to it: a professional decided about these words where they were written. */
export function withoutCopiedLines(note: string): string {
  return note
    .split('\n')
    .map((row) => {
      const begins = beginning.exec(row);
      return begins ? row.slice(begins[0].length).replace(copied, '').trim() : row;
    })
    .join('\n');
}

/** What a confirmation copies to the note, on one line and without ends of sentences, so that `withoutCopiedLines` finds its end. */
export function asCopied(parts: string): string {
  return parts
    .replaceAll(/\s*[.;!?\n]+(?=\s|$)\s*/gu, ' – ')
    .replaceAll(/[.;!?]/gu, '-')
    .replace(/(?: – )+$/u, '')
    .trim();
}
