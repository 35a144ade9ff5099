import { Checkbox } from '@mantine/core';
import { useRunner } from '../runner-context.ts';
import { useRunnerTexts } from '../runner-texts.ts';

interface PainCheckboxProps {
  value: boolean | undefined;
  onChange: (hasPain: boolean) => void;
  /** Whether the client reported it, which a professional does not take back. */
  isFixed?: boolean;
}

/** Whether there was pain in the workout; that of exercises that were skipped because of it is reported with them. */
export function PainCheckbox({ value = false, onChange, isFixed = false }: PainCheckboxProps) {
  const t = useRunnerTexts();
  const { store } = useRunner();
  // A professional who corrects a workout has no field for a comment.
  const hasComment = !store.isCorrection || !store.isInPerson;
  return (
    <Checkbox
      size="md"
      label={t('finish.pain')}
      description={isFixed ? t('finish.painOfClient') : hasComment && t('finish.painHelp')}
      checked={value}
      disabled={isFixed}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}
