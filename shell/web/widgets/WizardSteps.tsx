import classes from './WizardSteps.module.css';

interface WizardStepsProps<Name extends string> {
  label: string;
  steps: readonly { name: Name; text: string }[];
  current: Name;
  /** Whether the wizard is finished: no step can be opened any more. */
  isDone?: boolean;
  onStepClick: (step: Name) => void;
}

/** The steps of a wizard. Completed steps are buttons that open them again. */
export function WizardSteps<Name extends string>({
  label,
  steps,
  current,
  isDone = false,
  onStepClick,
}: WizardStepsProps<Name>) {
  const currentIndex = steps.findIndex(({ name }) => name === current);

  return (
    <ol className={classes['steps']} aria-label={label}>
      {steps.map(({ name, text }, index) => (
        <li key={name} data-done={index < currentIndex} aria-current={index === currentIndex ? 'step' : undefined}>
          <button type="button" disabled={isDone || index >= currentIndex} onClick={() => onStepClick(name)}>
            <span className={classes['number']}>{index + 1}</span>
            {text}
          </button>
        </li>
      ))}
    </ol>
  );
}
