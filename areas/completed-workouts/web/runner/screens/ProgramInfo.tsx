import { useTexts } from '#shell/web/texts/texts.ts';
import { useRunner } from '../runner-context.ts';
import classes from './Runner.module.css';

/** The coach's text about the whole program: open before the workout is begun, folded during it. Nothing without a text. */
export function ProgramInfo({ isOpen }: { isOpen: boolean }) {
  const t = useTexts('completed-workouts');
  const { programInfo = '' } = useRunner().prescribed;
  if (programInfo.trim() === '') return null;
  return (
    <details open={isOpen} className={classes['programInfo']}>
      <summary>{t('runner.programInfo')}</summary>
      <p className={classes['note']}>{programInfo.trim()}</p>
    </details>
  );
}
