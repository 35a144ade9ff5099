import { IconAlertTriangle } from '@tabler/icons-react';
import { useLanguage, useTexts } from '#shell/web/texts/texts.ts';
import { Banner } from '#shell/web/widgets/Banner.tsx';

/** Says of which clients foods are not checked, because their withdrawn consent to health data hides the profile; nothing for none. */
export function UncheckedClients({ names }: { names: readonly string[] }) {
  const t = useTexts('meal-plans');
  const { language } = useLanguage();
  if (names.length === 0) return null;
  return (
    <Banner tone="warning" icon={IconAlertTriangle}>
      {t('assign.unchecked', { count: names.length, names: new Intl.ListFormat(language).format(names) })}
    </Banner>
  );
}
