import type { ReactNode } from 'react';
import { nameIn } from '#areas/aliments/rules/names.ts';
import { useLanguage, useTexts } from '#shell/web/texts/texts.ts';
import { Banner } from '#shell/web/widgets/Banner.tsx';
import type { UncheckedText } from '../../contract/assigned.ts';
import classes from './Conflicts.module.css';

interface UncheckedTextsProps {
  texts: readonly UncheckedText[];
  /** Names of the clients with an allergy or intolerance, where there may be several. */
  clients?: readonly string[];
  /** Links to the days with a text. */
  linksOf?: (days: readonly number[]) => ReactNode;
}

/** Says which food could not be checked for allergies, because it has no ingredients; nothing for none. */
export function UncheckedTexts({ texts, clients = [], linksOf }: UncheckedTextsProps) {
  const t = useTexts('meal-plans');
  const { language } = useLanguage();
  if (texts.length === 0) return null;
  return (
    <section>
      <Banner tone="info">
        <h3 className={classes['heading']}>{t('unchecked.title', { count: texts.length })}</h3>
        {clients.length > 0 && (
          <p className={classes['advice']}>
            {t('unchecked.clients', { names: new Intl.ListFormat(language).format(clients) })}
          </p>
        )}
        <p className={classes['advice']}>{t('unchecked.advice')}</p>
      </Banner>
      <ul className={classes['foods']}>
        {texts.map((one) => (
          <li key={`${one.text}\n${one.text_en}`}>
            {t('notes.text', { text: nameIn(language, { name: one.text, name_en: one.text_en }) })}
            {linksOf?.(one.days)}
          </li>
        ))}
      </ul>
    </section>
  );
}
