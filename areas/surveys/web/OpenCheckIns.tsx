import { IconClipboardList } from '@tabler/icons-react';
import { useTexts } from '#shell/web/texts/texts.ts';
import { LinkBanner } from '#shell/web/widgets/LinkBanner.tsx';

interface OpenCheckInsProps {
  first: { name: string; isBegun: boolean };
  others: number;
}

/** A link to the check-ins to answer, with the name of the nearest. Suspends while the texts load. */
export function OpenCheckIns({ first: { name, isBegun }, others }: OpenCheckInsProps) {
  const t = useTexts('surveys');
  return (
    <LinkBanner
      to="/my/check-ins"
      Icon={IconClipboardList}
      title={t(isBegun ? 'own.bannerContinue' : 'own.banner', { name })}
      note={others > 0 && t('own.bannerMore', { count: others })}
    />
  );
}
