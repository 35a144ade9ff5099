import { useTexts } from '#shell/web/texts/texts.ts';
import classes from './ImportHistory.module.css';
import type { Importing } from './importing.ts';

type Step = Importing['step'];

const steps = ['source', 'check', 'done'] as const satisfies Step[];

/** Where we are of three; the first leads back until something is written. */
export function Steps({ step, onGo }: { step: Step; onGo: (step: Step) => void }) {
  const t = useTexts('completed-workouts');
  const at = steps.indexOf(step);

  return (
    <ol className={classes['steps']} aria-label={t('import.steps.label')}>
      {steps.map((name, index) => (
        <li key={name} data-done={index < at} aria-current={index === at ? 'step' : undefined}>
          <button type="button" disabled={index >= at || step === 'done'} onClick={() => onGo(name)}>
            <span className={classes['number']}>{index + 1}</span>
            {t(`import.steps.${name}`)}
          </button>
        </li>
      ))}
    </ol>
  );
}
