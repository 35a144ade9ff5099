import type { Notification } from '../contract.ts';
import { paramsIn } from '../rules/params.ts';
import type { Language } from '#shell/common/fields.ts';
import { textsIn } from '#shell/server/texts/texts.ts';

type Notified = Pick<Notification, 'kind' | 'params'>;

/** Title and text of a notification, for pushes and mails. The web composes the same from the same texts. */
export function textOf({ kind, params }: Notified, language: Language): { title: string; body: string } {
  const t = textsIn(language);
  const values = withDates(paramsIn(params, language), language);
  return { title: t(`notifications:kinds.${kind}.title`, values), body: t(`notifications:kinds.${kind}.body`, values) };
}

/** What a lock screen shows unless the device shows texts: who, and a sentence without any detail of health or training. */
export function neutralTextOf({ kind, params }: Notified, language: Language): { title: string; body: string } {
  const who = String(params['who'] ?? '');
  return { title: who, body: textsIn(language)(`notifications:kinds.${kind}.neutral`) };
}

const isDay = /^\d{4}-\d{2}-\d{2}$/;

/** Days among the values are written as `20 nov 2026`. */
function withDates(params: Notified['params'], language: Language): Notified['params'] {
  const locale = language === 'it' ? 'it-IT' : 'en-GB';
  const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
  const entries = Object.entries(params).map(([name, value]) => [
    name,
    typeof value === 'string' && isDay.test(value) ? format.format(new Date(value)) : value,
  ]);
  return Object.fromEntries(entries);
}
