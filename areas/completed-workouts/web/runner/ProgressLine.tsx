import { useTexts } from '#shell/web/texts/texts.ts';
import type { Kept } from './queue.ts';
import head from './RunnerHead.module.css';
import { SavingLine } from './SavingLine.tsx';
import type { Sending } from './sender.ts';

interface ProgressLineProps {
  done: number;
  planned: number;
  kept: Kept;
  sending: Sending;
}

export function ProgressLine({ done, planned, kept, sending }: ProgressLineProps) {
  const t = useTexts('completed-workouts');
  const label = t('runner.progress', { done, count: planned });

  return (
    <>
      <div className={head['state']}>
        <strong>{label}</strong>
        {kept.sets.length > 0 && <SavingLine kept={kept} sending={sending} />}
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
