import { useMe } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { Week } from '../../../contract/document.ts';
import { useEditor } from '../context.tsx';
import { confirmMove } from './confirm-changes.ts';
import { changeWeeks } from './weeks.ts';

interface MoveQuestion {
  title: string;
  label: string;
}

/**
 * Returns a function that changes dates of workouts: at once, or after a confirmation when the workout of today changes or one is begun.
 * `change` is called with the weeks at the time of the answer, which a colleague may have changed meanwhile. `onMoved` is called only when
 * the weeks have changed.
 */
export function useMove() {
  const t = useTexts('programs');
  const editor = useEditor();
  const { timeZone } = useMe();

  return function move(question: MoveQuestion, change: (weeks: Week[]) => Week[], onMoved?: () => void): void {
    const apply = () => {
      const before = editor.store.getState().content.weeks;
      changeWeeks(editor.store, change);
      if (editor.store.getState().content.weeks !== before) onMoved?.();
    };
    const answer = confirmMove(t, editor, { ...question, change, timeZone });
    if (answer === true) apply();
    else void answer.then((isConfirmed) => isConfirmed && apply());
  };
}
