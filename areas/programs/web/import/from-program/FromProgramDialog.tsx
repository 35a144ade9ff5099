import { Modal, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { Week } from '../../../contract/document.ts';
import { ProgramSearch } from './ProgramSearch.tsx';
import { WeekPicker } from './WeekPicker.tsx';

interface FromProgramDialogProps {
  /** Id of the open program, which is not listed: its weeks are copied with the week menu. */
  programId: string;
  weeks: number;
  onPlace: (weeks: Week[], after: number) => void;
  onClose: () => void;
}

/** Dialog that copies weeks of another program, with a preview. */
export function FromProgramDialog({ programId, weeks, onPlace, onClose }: FromProgramDialogProps) {
  const t = useTexts('programs');
  const [from, setFrom] = useState<string | null>(null);
  const isPhone = useMediaQuery('(max-width: 767px)', undefined, { getInitialValueInEffect: false });

  return (
    <Modal
      opened
      onClose={onClose}
      fullScreen={isPhone ?? false}
      size={720}
      title={<Text fw={700}>{t('import.program.title')}</Text>}
      closeButtonProps={{ 'aria-label': t('import.program.close') }}
    >
      {from === null ? (
        <ProgramSearch without={programId} onChoose={setFrom} />
      ) : (
        <WeekPicker
          programId={from}
          weeks={weeks}
          onBack={() => setFrom(null)}
          onPlace={(added, after) => {
            onPlace(added, after);
            onClose();
          }}
        />
      )}
    </Modal>
  );
}
