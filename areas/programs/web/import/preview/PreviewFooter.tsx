import { Button } from '@mantine/core';
import { IconArrowDown } from '@tabler/icons-react';
import { useTexts } from '#shell/web/texts/texts.ts';
import { WizardFooter } from '#shell/web/widgets/WizardFooter.tsx';
import { figuresOf, type ImportFigures, type ImportDraft, withoutUnchosen } from '../import-draft.ts';

interface PreviewFootProps {
  draft: ImportDraft;
  onChange: (change: (now: ImportDraft) => ImportDraft) => void;
  onBack: () => void;
  onGoOn: () => void;
  onNext: () => void;
}

/** Totals of the import, number of rows to review, and the button to the next step. */
export function PreviewFooter({ draft, onChange, onBack, onGoOn, onNext }: PreviewFootProps) {
  const t = useTexts('programs');
  const figures = figuresOf(draft);
  const { choose, look, rows } = figures;

  return (
    <WizardFooter summary={<Facts figures={figures} />} back={{ text: t('import.back'), onClick: onBack }}>
      {choose > 0 && (
        <Button variant="default" onClick={() => onChange(withoutUnchosen)}>
          {t('import.leaveOutUnchosen', { count: choose })}
        </Button>
      )}
      {choose === 0 && look > 0 && (
        <Button variant="default" leftSection={<IconArrowDown size={16} aria-hidden="true" />} onClick={onNext}>
          {t('import.toReview', { count: look })}
        </Button>
      )}
      {choose > 0 ? (
        <Button leftSection={<IconArrowDown size={16} aria-hidden="true" />} onClick={onNext}>
          {t('import.toChoose', { count: choose })}
        </Button>
      ) : (
        <Button disabled={rows === 0} onClick={onGoOn}>
          {t('import.goOn')}
        </Button>
      )}
    </WizardFooter>
  );
}

function Facts({ figures: { workouts, rows, leftOut } }: { figures: ImportFigures }) {
  const t = useTexts('programs');
  return [
    t('workouts', { count: workouts }),
    t('exercises', { count: rows }),
    leftOut > 0 && t('import.leftOut', { count: leftOut }),
  ]
    .filter(Boolean)
    .join(' · ');
}
