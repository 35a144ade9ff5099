/** A video at one of the two sites we can show. `id` is what its player wants: of an unlisted Vimeo one `id/hash`. */
export interface VideoLink {
  kind: 'youtube' | 'vimeo';
  id: string;
}

/** The video an address leads to, in any of the shapes people copy; null for everything else. */
export function readVideoLink(text: string): VideoLink | null {
  const address = addressOf(text.trim());
  if (!address) return null;
  const host = address.host.replace(/^(www|m|music)\./, '');
  if (/^youtube(-nocookie)?\.com$/.test(host)) return youtube(ofYouTubePage(address));
  if (host === 'youtu.be') return youtube(address.steps[0]);
  if (host === 'vimeo.com' || host === 'player.vimeo.com') return vimeo(address);
  return null;
}

/** Where its page is, for a person. */
export function videoPage({ kind, id }: VideoLink): string {
  return kind === 'youtube' ? `https://www.youtube.com/watch?v=${id}` : `https://vimeo.com/${id}`;
}

/** Where its player is: asked for nothing until somebody presses play. */
export function videoPlayer({ kind, id }: VideoLink): string {
  if (kind === 'youtube') return `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0&playsinline=1`;
  const [number = '', hash] = id.split('/');
  return `https://player.vimeo.com/video/${number}?${hash ? `h=${hash}&` : ''}autoplay=1&dnt=1`;
}

interface Address {
  host: string;
  steps: string[];
  query: ReadonlyMap<string, string>;
}

const shape = /^(?:https?:\/\/)?(?<host>[a-z\d.-]+)(?<path>\/[^?#\s]*)?(?:\?(?<query>[^#\s]*))?(?:#\S*)?$/i;

/** People leave the protocol out. No other protocol, and no port or password, leads to either site. */
function addressOf(text: string): Address | null {
  const { host = '', path = '', query = '' } = shape.exec(text)?.groups ?? {};
  if (!host) return null;
  return { host: host.toLowerCase(), steps: path.split('/').filter(Boolean), query: new Map(pairsOf(query)) };
}

function pairsOf(query: string): [string, string][] {
  return query.split('&').map((pair) => {
    const [name = '', value = ''] = pair.split('=');
    return [name, value];
  });
}

/** `/watch?v=`, `/shorts/`, `/embed/`, `/live/`, `/v/`. */
function ofYouTubePage({ steps: [first = '', second], query }: Address): string | undefined {
  if (first === 'watch') return query.get('v');
  return ['shorts', 'embed', 'live', 'v'].includes(first) ? second : undefined;
}

function youtube(id: string | undefined): VideoLink | null {
  return id && /^[\w-]{11}$/.test(id) ? { kind: 'youtube', id } : null;
}

/** `/76979871`, `/76979871/8272103f6e`, `/channels/x/76979871`, `/video/76979871?h=8272103f6e`. */
function vimeo({ steps, query }: Address): VideoLink | null {
  const place = steps.findIndex((step) => /^\d{5,12}$/.test(step));
  const id = steps[place];
  if (!id) return null;
  const hash = query.get('h') ?? steps[place + 1];
  return { kind: 'vimeo', id: hash && /^[0-9a-f]{6,16}$/.test(hash) ? `${id}/${hash}` : id };
}
