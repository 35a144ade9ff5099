import { todayIn } from '#shell/common/dates.ts';
import { Button } from '@mantine/core';
import { IconCalendarDue } from '@tabler/icons-react';
import { formatRelativeDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { useMe } from '#shell/web/session.ts';
import { Banner } from '#shell/web/widgets/Banner.tsx';
import type { AssignedProgram } from '../../contract/assigned.ts';

interface EndingBannerProps {
  programs: readonly AssignedProgram[];
  onNext: () => void;
}

/** Warns that the client's last program ends soon. */
export function EndingBanner({ programs, onNext }: EndingBannerProps) {
  const t = useTexts('programs');
  const { timeZone } = useMe();
  const isSafe = programs.some(({ state, pause }) => state === 'running' || state === 'upcoming' || pause);
  const ending = programs.find(({ state }) => state === 'expiring');
  if (isSafe) return null;

  const next = (
    <Button variant="default" size="xs" onClick={onNext}>
      {t('client.next')}
    </Button>
  );
  return (
    <Banner tone="warning" icon={IconCalendarDue} actions={next}>
      {ending
        ? t('client.ending', { title: ending.title, when: formatRelativeDate(ending.endsOn, todayIn(timeZone)) })
        : t('client.nothingNow')}
    </Banner>
  );
}
