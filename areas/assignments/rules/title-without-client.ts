/** Particles of surnames, which are words of titles too. */
const particles = new Set(['del', 'della', 'dello', 'dei', 'van', 'von']);

/** The title of a program or meal plan without the name of its client, in full or in part; empty when it is nothing else. */
export function titleWithoutClient(title: string, clientName: string): string {
  const name = clientName.trim();
  const nameParts = name.split(/\s+/).filter((word) => word.length >= 3 && !particles.has(word.toLowerCase()));
  const names = [name, name.replace(/^\S+\s*/, ''), ...nameParts]
    .filter(Boolean)
    .map((one) => one.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join('|');
  if (names === '') return title;
  const named = new RegExp(
    String.raw`(?:(?<!\p{L})(?:di|per|of|for)\s+)?(?<!\p{L})(?:${names})(?!\p{L})(?:['’]s)?`,
    'giu',
  );
  return title
    .replaceAll(named, '')
    .replaceAll(/\(\s*\)/g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[\s,;:·–-]+|[\s,;:·–-]+$/g, '');
}
