/** Maximum number of clients in one assignment. */
export const maxRecipients = 200;
/** Maximum number of copies, and of exercises without a maximum, that a preview lists, and of names of clients of each of these. */
export const maxListedCopies = 20;
export const maxListedNames = 3;
export const maxListedDifferences = 5;
export const maxNoteLength = 2000;
/** Characters of the note about a client in a preview, which shows its first lines. */
export const maxListedNoteLength = 500;
