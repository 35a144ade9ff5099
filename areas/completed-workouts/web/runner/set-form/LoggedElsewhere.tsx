import { useTexts } from '#shell/web/texts/texts.ts';
import type { CompletedSet } from '../../../contract/set.ts';
import { setTextWithNote } from '../../text.ts';
import { useRunner } from '../runner-context.ts';
import classes from './SetPanel.module.css';

/** Says who logged a set on another device while something was typed in its form, and with which values. */
export function LoggedElsewhere({ set }: { set: CompletedSet }) {
  const t = useTexts('completed-workouts');
  const { store, client } = useRunner();
  const name = store.findSet(set)?.author ?? client?.name;
  const values = setTextWithNote(t, set);
  return (
    <p role="status" className={classes['question']}>
      {name ? t('runner.loggedMeanwhileBy', { name, set: values }) : t('runner.loggedMeanwhile', { set: values })}
    </p>
  );
}
