import { CloseButton, Group, Stack, Text } from '@mantine/core';
import { formatDate, formatShortDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { copyDatesText } from '#areas/assignments/web/public.tsx';
import type { ProgramAssignment } from '../../contract/assigned.ts';
import type { Pause } from '../../contract/document.ts';
import { usePauseActions } from './use-pause-actions.ts';

interface OtherPausesProps {
  copy: ProgramAssignment;
  /** The pause that `CurrentPause` shows. */
  current: Pause | undefined;
  onDone: () => void;
}

/** The pauses of a copy that are over, and those that come after the next one, each with a button that takes it away. */
export function OtherPauses({ copy, current, onDone }: OtherPausesProps) {
  const t = useTexts('programs');
  const { takeAway, isPending } = usePauseActions(copy, onDone);
  const others = copy.pauses.filter((pause) => pause !== current);
  if (others.length === 0) return null;

  return (
    <Stack gap={4}>
      <Text size="sm" fw={600}>
        {t('pause.others')}
      </Text>
      {others.map((pause) => {
        const dates = { from: formatShortDate(pause.from), until: formatDate(pause.until) };
        return (
          <Group key={pause.from} gap="xs" justify="space-between" wrap="nowrap">
            <Text size="sm">
              {[copyDatesText({ startsOn: pause.from, endsOn: pause.until }), pause.note].filter(Boolean).join(' · ')}
            </Text>
            <CloseButton
              size="lg"
              aria-label={t('pause.removeOther', dates)}
              disabled={isPending}
              onClick={() => takeAway(pause)}
            />
          </Group>
        );
      })}
    </Stack>
  );
}
