import type { LinkKind } from '#shell/common/files.ts';
import { parseVideoLink, videoPageUrl } from '#shell/common/video-link.ts';

/** Parses a pasted link: a video of an accepted site, or any https URL when the kind `link` is accepted. Null otherwise. */
export function parseLink(text: string, accepted: readonly LinkKind[]): { kind: LinkKind; url: string } | null {
  const video = parseVideoLink(text);
  if (video && accepted.includes(video.kind)) return { kind: video.kind, url: videoPageUrl(video) };
  const page = URL.parse(text.trim());
  return page?.protocol === 'https:' && accepted.includes('link') ? { kind: 'link', url: page.href } : null;
}
