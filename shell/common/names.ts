/** The first name of a person: `Anna` of `Anna Maria Bianchi`. A title such as `Dott.` is no name. */
export function firstNameOf(name: string): string {
  const parts = name.split(/\s+/).filter(Boolean);
  return parts.find((part) => !part.endsWith('.')) ?? parts[0] ?? '';
}
