/** A video on YouTube or Vimeo. `id` is `id/hash` for an unlisted Vimeo video. */
export interface VideoLink {
  kind: 'youtube' | 'vimeo';
  id: string;
  /** Where the player begins; missing at the start. */
  startSeconds?: number;
}

/** Parses the URL of a video in any form that the sites produce; null for all other texts. */
export function parseVideoLink(text: string): VideoLink | null {
  const url = parseUrl(text.trim());
  if (!url) return null;
  const host = url.host.replace(/^(www|m|music)\./, '');
  if (/^youtube(-nocookie)?\.com$/.test(host)) return youtube(idOfYouTubePage(url), url);
  if (host === 'youtu.be') return youtube(url.segments[0], url);
  if (host === 'vimeo.com' || host === 'player.vimeo.com') return vimeo(url);
  return null;
}

/** URL of the page of the video. */
export function videoPageUrl({ kind, id, startSeconds }: VideoLink): string {
  if (kind === 'vimeo') return `https://vimeo.com/${id}${vimeoStart(startSeconds)}`;
  return `https://www.youtube.com/watch?v=${id}${startSeconds ? `&t=${startSeconds}s` : ''}`;
}

/** URL of the embedded player with autoplay: the player is loaded when the user presses play. */
export function videoPlayerUrl({ kind, id, startSeconds }: VideoLink): string {
  const start = startSeconds ? `&start=${startSeconds}` : '';
  if (kind === 'youtube') return `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0&playsinline=1${start}`;
  const [number = '', hash] = id.split('/');
  return `https://player.vimeo.com/video/${number}?${hash ? `h=${hash}&` : ''}autoplay=1&dnt=1${vimeoStart(startSeconds)}`;
}

function vimeoStart(startSeconds: number | undefined): string {
  return startSeconds ? `#t=${startSeconds}s` : '';
}

interface ParsedUrl {
  host: string;
  segments: string[];
  query: ReadonlyMap<string, string>;
  /** The pairs after `#`. */
  fragment: ReadonlyMap<string, string>;
}

const urlPattern =
  /^(?:https?:\/\/)?(?<host>[a-z\d.-]+)(?<path>\/[^?#\s]*)?(?:\?(?<query>[^#\s]*))?(?:#(?<fragment>\S*))?$/i;

/** The protocol may be missing. URLs with another protocol, a port or a password are not accepted. */
function parseUrl(text: string): ParsedUrl | null {
  const { host = '', path = '', query = '', fragment = '' } = urlPattern.exec(text)?.groups ?? {};
  if (!host) return null;
  return {
    host: host.toLowerCase(),
    segments: path.split('/').filter(Boolean),
    query: new Map(pairsOf(query)),
    fragment: new Map(pairsOf(fragment)),
  };
}

function pairsOf(query: string): [string, string][] {
  return query.split('&').map((pair) => {
    const [name = '', value = ''] = pair.split('=');
    return [name, value];
  });
}

/** The video id in a path such as `/watch?v=`, `/shorts/`, `/embed/`, `/live/` or `/v/`. */
function idOfYouTubePage({ segments: [first = '', second], query }: ParsedUrl): string | undefined {
  if (first === 'watch') return query.get('v');
  return ['shorts', 'embed', 'live', 'v'].includes(first) ? second : undefined;
}

function youtube(id: string | undefined, { query }: ParsedUrl): VideoLink | null {
  if (!id || !/^[\w-]{11}$/.test(id)) return null;
  return { kind: 'youtube', id, ...startAt(query.get('t') ?? query.get('start')) };
}

function startAt(text: string | undefined): Pick<VideoLink, 'startSeconds'> {
  const startSeconds = secondsIn(text ?? '');
  return startSeconds > 0 ? { startSeconds } : {};
}

/** Parses `43`, `43s`, `1m20s` and `1h2m3s`; 0 for any other text. */
function secondsIn(text: string): number {
  const [, hours = 0, minutes = 0, seconds = 0] = /^(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,5})s?)?$/.exec(text) ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

/**
 * Parses paths such as `/76979871`, `/76979871/8272103f6e`, `/channels/x/76979871` and `/video/76979871?h=8272103f6e`.
 * The start is in the fragment: `#t=1m20s`.
 */
function vimeo({ segments, query, fragment }: ParsedUrl): VideoLink | null {
  const index = segments.findIndex((segment) => /^\d{5,12}$/.test(segment));
  const id = segments[index];
  if (!id) return null;
  const hash = query.get('h') ?? segments[index + 1];
  const path = hash && /^[0-9a-f]{6,16}$/.test(hash) ? `${id}/${hash}` : id;
  return { kind: 'vimeo', id: path, ...startAt(fragment.get('t')) };
}
