import classes from './Steps.module.css';

interface StepsProps<Name extends string> {
  label: string;
  /** In their order, with their words. */
  steps: readonly { name: Name; text: string }[];
  now: Name;
  /** Nothing leads back any more. */
  isDone?: boolean;
  onGo: (step: Name) => void;
}

/** Where one is in something done step by step; those behind lead back. */
export function Steps<Name extends string>({ label, steps, now, isDone = false, onGo }: StepsProps<Name>) {
  const at = steps.findIndex(({ name }) => name === now);

  return (
    <ol className={classes['steps']} aria-label={label}>
      {steps.map(({ name, text }, index) => (
        <li key={name} data-done={index < at} aria-current={index === at ? 'step' : undefined}>
          <button type="button" disabled={isDone || index >= at} onClick={() => onGo(name)}>
            <span className={classes['number']}>{index + 1}</span>
            {text}
          </button>
        </li>
      ))}
    </ol>
  );
}
