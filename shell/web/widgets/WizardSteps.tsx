import classes from './WizardSteps.module.css';

interface WizardStepsProps<Name extends string> {
  label: string;
  /** In their order, with their words. */
  steps: readonly { name: Name; text: string }[];
  current: Name;
  /** Nothing leads back any more. */
  isDone?: boolean;
  onStepClick: (step: Name) => void;
}

/** Where one is in something done step by step; those behind lead back. */
export function WizardSteps<Name extends string>({
  label,
  steps,
  current,
  isDone = false,
  onStepClick,
}: WizardStepsProps<Name>) {
  const at = steps.findIndex(({ name }) => name === current);

  return (
    <ol className={classes['steps']} aria-label={label}>
      {steps.map(({ name, text }, index) => (
        <li key={name} data-done={index < at} aria-current={index === at ? 'step' : undefined}>
          <button type="button" disabled={isDone || index >= at} onClick={() => onStepClick(name)}>
            <span className={classes['number']}>{index + 1}</span>
            {text}
          </button>
        </li>
      ))}
    </ol>
  );
}
