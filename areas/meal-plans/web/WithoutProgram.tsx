import { useLanguage, useTexts } from '#shell/web/texts/texts.ts';
import { Banner } from '#shell/web/widgets/Banner.tsx';

/** Says which clients get the rest day every day, because training days are those of a program; nothing for none. */
export function WithoutProgram({ names }: { names: readonly string[] }) {
  const t = useTexts('meal-plans');
  const { language } = useLanguage();
  if (names.length === 0) return null;
  const listed = new Intl.ListFormat(language).format(names);
  return <Banner tone="warning">{t('assign.withoutProgram', { count: names.length, names: listed })}</Banner>;
}
