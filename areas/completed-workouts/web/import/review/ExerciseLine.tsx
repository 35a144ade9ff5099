import { Button, NativeSelect } from '@mantine/core';
import { type Muscle, muscles } from '#areas/exercises/rules/taxonomy.ts';
import { formatNumber } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { StateBadge } from '#shell/web/widgets/StateBadge.tsx';
import type { ImportedExercise } from '../../../contract/import.ts';
import classes from './Check.module.css';
import type { Choice, ExerciseState } from '../import-draft.ts';
import { ExerciseMatchPicker } from './ExerciseMatchPicker.tsx';

interface ExerciseLineProps {
  exercise: ImportedExercise;
  choice: Choice | undefined;
  state: ExerciseState;
  mayCreate: boolean;
  onChoose: (choice: Choice) => void;
}

const tones = { choose: 'bad', look: 'soon', fine: 'good', creates: 'fresh', skipped: 'quiet' } as const;
const stateKeys = { choose: 'toChoose', look: 'toLook', fine: 'fine', creates: 'creates', skipped: 'skipped' } as const;

/** An exercise of the file and the choice for all its sets. */
export function ExerciseLine({ exercise, choice, state, mayCreate, onChoose }: ExerciseLineProps) {
  const t = useTexts('completed-workouts');
  const { name, sets } = exercise;

  return (
    <li className={classes['line']}>
      <span className={classes['name']}>
        <strong>{name}</strong>
        <span>{t('import.check.sets', { count: sets, shown: formatNumber(sets) })}</span>
      </span>
      <span className={classes['picks']}>
        <ExerciseMatchPicker {...{ exercise, choice, mayCreate, onChoose }} />
        {choice?.kind === 'create' && (
          <MusclePick name={name} muscle={choice.muscle} onChoose={(muscle) => onChoose({ kind: 'create', muscle })} />
        )}
      </span>
      <span className={classes['state']}>
        <StateBadge tone={tones[state]}>{t(`import.check.${stateKeys[state]}`)}</StateBadge>
        {state === 'look' && choice && (
          <Button variant="subtle" size="compact-sm" onClick={() => onChoose(choice)}>
            {t('import.check.confirm')}
          </Button>
        )}
      </span>
    </li>
  );
}

interface MusclePickProps {
  name: string;
  muscle: Muscle | null;
  onChoose: (muscle: Muscle) => void;
}

/** Fields of a new exercise besides its name. */
function MusclePick({ name, muscle, onChoose }: MusclePickProps) {
  const t = useTexts('completed-workouts');
  const exercises = useTexts('exercises');
  const options = muscles.map((value) => ({ value, label: exercises(`muscles.${value}`) }));
  return (
    <NativeSelect
      aria-label={t('import.check.muscleFor', { name })}
      data={[{ value: '', label: t('import.check.muscle'), disabled: true }, ...options]}
      value={muscle ?? ''}
      onChange={({ currentTarget: { value } }) => onChoose(value as Muscle)}
    />
  );
}
