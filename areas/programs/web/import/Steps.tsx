import { useTexts } from '#shell/web/texts/texts.ts';
import type { Importing } from './importing.ts';
import classes from './Steps.module.css';

type Step = Importing['step'];

const steps = ['source', 'preview', 'place'] as const satisfies Step[];

/** Where we are of three; those behind lead back. */
export function Steps({ step, onGo }: { step: Step; onGo: (step: Step) => void }) {
  const t = useTexts('programs');
  const at = steps.indexOf(step);

  return (
    <ol className={classes['steps']} aria-label={t('import.steps.label')}>
      {steps.map((name, index) => (
        <li key={name} data-done={index < at} aria-current={index === at ? 'step' : undefined}>
          <button type="button" disabled={index >= at} onClick={() => onGo(name)}>
            <span className={classes['number']}>{index + 1}</span>
            {t(`import.steps.${name}`)}
          </button>
        </li>
      ))}
    </ol>
  );
}
