import { CloseButton, Group, Stack, Text } from '@mantine/core';
import { todayIn } from '#shell/common/dates.ts';
import { useMe } from '#shell/web/session.ts';
import { formatDate, formatShortDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { ProgramAssignment } from '../../contract.ts';
import { usePauseActions } from './use-pause-actions.ts';

/** The pauses of a copy that are over, each with a button that takes it away. */
export function PastPauses({ copy, onDone }: { copy: ProgramAssignment; onDone: () => void }) {
  const t = useTexts('programs');
  const today = todayIn(useMe().timeZone);
  const { takeAway, isPending } = usePauseActions(copy, onDone);
  const past = copy.pauses.filter(({ until }) => until !== null && until < today);
  if (past.length === 0) return null;

  return (
    <Stack gap={4}>
      <Text size="sm" fw={600}>
        {t('pause.past')}
      </Text>
      {past.map((pause) => {
        const dates = { from: formatShortDate(pause.from), until: formatDate(pause.until ?? pause.from) };
        return (
          <Group key={pause.from} gap="xs" justify="space-between" wrap="nowrap">
            <Text size="sm">{[t('pause.range', dates), pause.note].filter(Boolean).join(' · ')}</Text>
            <CloseButton
              size="lg"
              aria-label={t('pause.removePast', dates)}
              disabled={isPending}
              onClick={() => takeAway(pause)}
            />
          </Group>
        );
      })}
    </Stack>
  );
}
