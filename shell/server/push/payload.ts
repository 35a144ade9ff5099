import { maxPayloadBytes } from './encrypt.ts';

/** A notification as a device shows it. */
export interface PushNotification {
  title: string;
  body: string;
  language: string;
  /** The absolute URL of the page that a click opens. */
  url: string;
  /** A later notification with the same tag replaces this one on the device. */
  tag: string;
  /** Number of unread notifications, for the icon of the app. */
  badge: number;
}

const ellipsis = '…';

/**
 * The message in the declarative format, which Safari shows without a service worker and our service worker reads too.
 * `app_badge` is at both positions: WebKit documents the inner one, the W3C draft the outer one. Long texts are shortened
 * to the size that a push service accepts.
 *
 * Source: https://www.w3.org/TR/push-api/#declarative-push-message
 */
export function payloadOf(notification: PushNotification, maxBytes = maxPayloadBytes): Buffer {
  const { title, body } = notification;
  const full = encode(notification, { title, body });
  if (full.length <= maxBytes) return full;
  const [shortTitle, rest] = [cut(title, 120), [...body]];
  let [low, high] = [0, rest.length];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    const fits = encode(notification, { title: shortTitle, body: shortened(rest, middle) }).length <= maxBytes;
    if (fits) low = middle;
    else high = middle - 1;
  }
  return encode(notification, { title: shortTitle, body: shortened(rest, low) });
}

function encode(
  { language, url, tag, badge }: PushNotification,
  { title, body }: Pick<PushNotification, 'title' | 'body'>,
): Buffer {
  const app_badge = String(badge);
  const shown = { title, body, lang: language, dir: 'auto', navigate: url, silent: false, tag, app_badge };
  return Buffer.from(JSON.stringify({ web_push: 8030, notification: shown, app_badge }));
}

function cut(text: string, length: number): string {
  const characters = [...text];
  return characters.length <= length ? text : `${characters.slice(0, length - 1).join('')}${ellipsis}`;
}

function shortened(characters: readonly string[], length: number): string {
  return length >= characters.length ? characters.join('') : `${characters.slice(0, length).join('')}${ellipsis}`;
}
