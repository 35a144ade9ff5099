import { Button } from '@mantine/core';
import { formatNumber } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { WizardFooter } from '#shell/web/widgets/WizardFooter.tsx';
import { figuresOf, type ImportDraft, withoutOpen } from '../import-draft.ts';

interface ReviewFooterProps {
  draft: ImportDraft;
  isWriting: boolean;
  isReading: boolean;
  onChange: (change: (now: ImportDraft) => ImportDraft) => void;
  onWrite: () => void;
}

/** Totals, missing choices and the button to import. */
export function ReviewFooter({ draft, isWriting, isReading, onChange, onWrite }: ReviewFooterProps) {
  const t = useTexts('completed-workouts');
  const figures = figuresOf(draft);
  const mustAgree = (draft.preview?.leftOut ?? 0) > 0 && !draft.omitsInvalid;
  const missing = missingText();

  function missingText(): string {
    if (figures.toChoose > 0) return t('import.review.chooseFirst', { count: figures.toChoose });
    return mustAgree ? t('import.review.agreeFirst') : '';
  }

  const totals = [
    t('import.review.in', { count: figures.in, shown: formatNumber(figures.in) }),
    figures.out > 0 && t('import.review.out', { count: figures.out, shown: formatNumber(figures.out) }),
    missing,
  ];

  return (
    <WizardFooter summary={totals.filter(Boolean).join(' · ')}>
      {figures.toChoose > 0 && (
        <Button variant="default" onClick={() => onChange(withoutOpen)}>
          {t('import.review.skipOpen', { count: figures.toChoose })}
        </Button>
      )}
      <Button disabled={missing !== '' || figures.in === 0 || isReading} loading={isWriting} onClick={onWrite}>
        {t('import.review.write')}
      </Button>
    </WizardFooter>
  );
}
