import { Button } from '@mantine/core';
import { number } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { StepFoot } from '#shell/web/widgets/StepFoot.tsx';
import { figuresOf, type Importing, withoutOpen } from '../importing.ts';

interface CheckFootProps {
  importing: Importing;
  isWriting: boolean;
  isReading: boolean;
  onChange: (change: (now: Importing) => Importing) => void;
  onWrite: () => void;
}

/** What it comes to, what is missing, and on. */
export function CheckFoot({ importing, isWriting, isReading, onChange, onWrite }: CheckFootProps) {
  const t = useTexts('completed-workouts');
  const figures = figuresOf(importing);
  const mustAgree = (importing.preview?.leftOut ?? 0) > 0 && !importing.leavesOut;
  const missing = missingWords();

  function missingWords(): string {
    if (figures.toChoose > 0) return t('import.check.chooseFirst', { count: figures.toChoose });
    return mustAgree ? t('import.check.agreeFirst') : '';
  }

  const facts = [
    t('import.check.in', { count: figures.in, shown: number(figures.in) }),
    figures.out > 0 && t('import.check.out', { count: figures.out, shown: number(figures.out) }),
    missing,
  ];

  return (
    <StepFoot facts={facts.filter(Boolean).join(' · ')}>
      {figures.toChoose > 0 && (
        <Button variant="default" onClick={() => onChange(withoutOpen)}>
          {t('import.check.skipOpen', { count: figures.toChoose })}
        </Button>
      )}
      <Button disabled={missing !== '' || figures.in === 0 || isReading} loading={isWriting} onClick={onWrite}>
        {t('import.check.write')}
      </Button>
    </StepFoot>
  );
}
