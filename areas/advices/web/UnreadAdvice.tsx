import { IconSalad } from '@tabler/icons-react';
import { useTexts } from '#shell/web/texts/texts.ts';
import { LinkBanner } from '#shell/web/widgets/LinkBanner.tsx';

/** A link to unread advice: the newest title and the number of the others. Suspends while the texts load. */
export function UnreadAdvice({ title, others }: { title: string; others: number }) {
  const t = useTexts('advices');
  return (
    <LinkBanner
      to="/my/nutritional-advices"
      Icon={IconSalad}
      title={t('banner.title', { title })}
      note={others > 0 && t('banner.more', { count: others })}
    />
  );
}
