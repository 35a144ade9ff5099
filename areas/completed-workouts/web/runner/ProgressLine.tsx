import { useTexts } from '#shell/web/texts/texts.ts';
import type { LocalWorkout } from './local-workout-store.ts';
import head from './RunnerHeader.module.css';
import { SyncStatusLine } from './SyncStatusLine.tsx';
import type { SyncStatus } from './sync-loop.ts';

interface ProgressLineProps {
  done: number;
  planned: number;
  kept: LocalWorkout;
  sending: SyncStatus;
}

export function ProgressLine({ done, planned, kept, sending }: ProgressLineProps) {
  const t = useTexts('completed-workouts');
  const label = t('runner.progress', { done, count: planned });

  return (
    <>
      <div className={head['state']}>
        <strong>{label}</strong>
        {kept.sets.length > 0 && <SyncStatusLine kept={kept} sending={sending} />}
      </div>
      <div
        className={head['bar']}
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={planned}
        aria-valuenow={done}
      >
        <div style={{ width: `${planned === 0 ? 0 : (done / planned) * 100}%` }} />
      </div>
    </>
  );
}
