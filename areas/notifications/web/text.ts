import type { TFunction } from 'i18next';
import { currentLanguage } from '#shell/web/texts/language.ts';
import { formatDate } from '#shell/web/texts/formats.ts';
import type { Notification } from '../contract.ts';
import { paramsIn } from '../rules/params.ts';

const isDay = /^\d{4}-\d{2}-\d{2}$/;

/** Title and text of a notification in the language of the reader. Mails and pushes use the same texts. */
export function textOf(
  { kind, params }: Pick<Notification, 'kind' | 'params'>,
  t: TFunction<'notifications'>,
): { title: string; body: string } {
  const values = Object.fromEntries(
    Object.entries(paramsIn(params, currentLanguage())).map(([name, value]) => [
      name,
      typeof value === 'string' && isDay.test(value) ? formatDate(value) : value,
    ]),
  );
  return { title: t(`kinds.${kind}.title`, values), body: t(`kinds.${kind}.body`, values) };
}
