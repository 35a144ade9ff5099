import { useNavigate, useSearch } from '@tanstack/react-router';

/** What of the workout the address shows; read by hand, so that the runner starts without a library for schemas. */
export function useRunnerStep() {
  const search = useSearch({ strict: false }) as Record<string, unknown>;
  const navigate = useNavigate();
  const { step, done } = search;

  return {
    step: step === 'finish' || step === 'finished' ? step : undefined,
    done: typeof done === 'string' ? done : undefined,
    showResult: (completedWorkoutId: string) =>
      void navigate({ to: '.', search: { step: 'finished', done: completedWorkoutId }, replace: true } as never),
  };
}
