import { useLanguage, useTexts } from '#shell/web/texts/texts.ts';
import { Banner } from '#shell/web/widgets/Banner.tsx';
import type { UntranslatedTexts as Untranslated } from '../contract/assigned.ts';

/** Clients that are named; the others are counted. */
const shownClients = 3;

/** Says who gets texts of a meal plan in a language that is not theirs; nothing for none. */
export function UntranslatedTexts({ untranslated }: { untranslated: Untranslated | undefined }) {
  const t = useTexts('meal-plans');
  const { language } = useLanguage();
  if (!untranslated || untranslated.texts === 0) return null;
  const { texts, clients } = untranslated;
  const others = clients.length - shownClients;
  const listed = [
    ...clients.slice(0, shownClients),
    ...(others > 0 ? [t('untranslated.others', { count: others })] : []),
  ];
  const names = new Intl.ListFormat(language).format(listed);
  return (
    <Banner tone="info">
      {t('untranslated.sentence', {
        texts: t(`untranslated.texts.${untranslated.language}`, { count: texts }),
        readers: t(`untranslated.readers.${untranslated.language}`, { count: clients.length, names }),
      })}
    </Banner>
  );
}
