import { Button } from '@mantine/core';
import { IconArrowDown } from '@tabler/icons-react';
import { useTexts } from '#shell/web/texts/texts.ts';
import { WizardFooter } from '#shell/web/widgets/WizardFooter.tsx';
import { type ChangeDraft, figuresOf, type ImportFigures, type ImportDraft, withoutUnchosen } from '../import-draft.ts';

interface PreviewFooterProps {
  draft: ImportDraft;
  onChange: ChangeDraft;
  onBack: () => void;
  onContinue: () => void;
  onNext: () => void;
}

/** Totals of the import, number of rows to review, and the button to the next step. */
export function PreviewFooter({ draft, onChange, onBack, onContinue, onNext }: PreviewFooterProps) {
  const t = useTexts('programs');
  const figures = figuresOf(draft);
  const { choose, review, rows } = figures;

  return (
    <WizardFooter summary={<Totals figures={figures} />} back={{ text: t('import.back'), onClick: onBack }}>
      {choose > 0 && (
        <Button variant="default" onClick={() => onChange(withoutUnchosen)}>
          {t('import.leaveOutUnchosen', { count: choose })}
        </Button>
      )}
      {choose === 0 && review > 0 && (
        <Button variant="default" leftSection={<IconArrowDown size={16} aria-hidden="true" />} onClick={onNext}>
          {t('import.toReview', { count: review })}
        </Button>
      )}
      {choose > 0 ? (
        <Button leftSection={<IconArrowDown size={16} aria-hidden="true" />} onClick={onNext}>
          {t('import.toChoose', { count: choose })}
        </Button>
      ) : (
        <Button disabled={rows === 0} onClick={onContinue}>
          {t('import.goOn')}
        </Button>
      )}
    </WizardFooter>
  );
}

function Totals({ figures: { workouts, exercises, leftOut } }: { figures: ImportFigures }) {
  const t = useTexts('programs');
  return [
    t('workouts', { count: workouts }),
    t('exercises', { count: exercises }),
    leftOut > 0 && t('import.leftOut', { count: leftOut }),
  ]
    .filter(Boolean)
    .join(' · ');
}
