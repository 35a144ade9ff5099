/** Titles before a name, without their dots. */
const titles = new Set(
  (
    'dott dottre dottssa dottor dottore dottoressa dr dra drssa prof profssa professor professore professoressa ' +
    'sig sigra signa signor signora signorina ing avv arch rag geom mr mrs ms miss'
  ).split(' '),
);

/** The first name of a person: `Anna` of `Dott.ssa Anna Maria Bianchi`. A title, with or without its dot, is no name. */
export function firstNameOf(name: string): string {
  const parts = name.split(/\s+/).filter(Boolean);
  return parts.find((part) => !isTitle(part)) ?? parts[0] ?? '';
}

function isTitle(part: string): boolean {
  return part.endsWith('.') || titles.has(part.replaceAll('.', '').toLowerCase());
}
