import type { LinkKind } from '#shell/common/files.ts';
import { parseVideoLink, videoPageUrl } from '#shell/common/video-link.ts';

/**
 * Parses a pasted link: a video of an accepted site, or any https URL when the kind `link` is accepted. Null otherwise, also
 * for two links.
 */
export function parseLink(text: string, accepted: readonly LinkKind[]): { kind: LinkKind; url: string } | null {
  const video = parseVideoLink(text);
  if (video && accepted.includes(video.kind)) return { kind: video.kind, url: videoPageUrl(video) };
  // URL.parse would encode the space between two links.
  if (/\s/.test(text.trim())) return null;
  const page = URL.parse(text.trim());
  return page?.protocol === 'https:' && accepted.includes('link') ? { kind: 'link', url: page.href } : null;
}
