import { Alert, Button, Group, NativeSelect, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTexts } from '#shell/web/texts/texts.ts';
import { limits } from '../../../contract/document.ts';

interface AmongWeeksProps {
  /** Number of weeks of the open program, and number of new weeks. */
  weeks: number;
  added: number;
  onPlace: (after: number) => void;
}

/** Selects after which week of the open program the new weeks are inserted; by default after the last. */
export function AmongWeeks({ weeks, added, onPlace }: AmongWeeksProps) {
  const t = useTexts('programs');
  const [after, setAfter] = useState(weeks);
  const hasRoom = weeks + added <= limits.weeks;

  return (
    <Stack gap="lg">
      <NativeSelect
        label={t('import.where')}
        description={t('import.whereHelp')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        value={String(after)}
        onChange={({ currentTarget: { value } }) => setAfter(Number(value))}
        data={Array.from({ length: weeks + 1 }, (_, week) => ({
          value: String(week),
          label: week === 0 ? t('import.first') : t('import.after', { number: week }),
        }))}
      />
      {!hasRoom && (
        <Alert color="red" variant="light" role="alert">
          {t('import.noRoom', { most: limits.weeks, weeks, added })}
        </Alert>
      )}
      <Group justify="flex-end">
        <Button disabled={!hasRoom || added === 0} onClick={() => onPlace(after)} data-autofocus>
          {t('import.add', { count: added })}
        </Button>
      </Group>
    </Stack>
  );
}
