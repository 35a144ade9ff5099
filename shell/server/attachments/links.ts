import type { LinkKind } from '#shell/common/files.ts';
import { parseVideoLink, videoPageUrl } from '#shell/common/video-link.ts';

/**
 * Parses a pasted link: a video of an accepted site, or any https URL when the kind `link` is accepted, which may lack the protocol. Null
 * otherwise, also for two links.
 */
export function parseLink(text: string, accepted: readonly LinkKind[]): { kind: LinkKind; url: string } | null {
  const video = parseVideoLink(text);
  if (video && accepted.includes(video.kind)) return { kind: video.kind, url: videoPageUrl(video) };
  // URL.parse would encode the space between two links.
  if (/\s/.test(text.trim())) return null;
  const page = URL.parse(withProtocol(text.trim()));
  return page?.protocol === 'https:' && accepted.includes('link') ? { kind: 'link', url: page.href } : null;
}

/** Adds https to "www.example.com" and "example.com/reel"; a host alone may be two words without the space between them. */
function withProtocol(text: string): string {
  const isAddress = /^(?:www\.[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,}|[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,}\/)/i.test(text);
  return isAddress ? `https://${text}` : text;
}
