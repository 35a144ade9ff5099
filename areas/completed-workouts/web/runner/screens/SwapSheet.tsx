import { Button, Switch } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconArrowBackUp, IconBarbell } from '@tabler/icons-react';
import { useState } from 'react';
import { LargeSearchInput } from '#shell/web/forms/LargeSearchInput.tsx';
import { useRunnerTexts } from '../runner-texts.ts';
import type { TrainingExercise } from '../../../contract/training.ts';
import { useExerciseCandidates } from '../../exercise-candidates.ts';
import sheet from './Sheet.module.css';
import { Sheet } from './Sheet.tsx';
import type { RunningRow } from '../../../rules/set-order.ts';
import type { Swap } from '../local-store/log.ts';

interface SwapSheetProps {
  row: RunningRow;
  alternatives: TrainingExercise['alternatives'];
  /** Number of sets that are already done with the exercise. */
  doneSets: number;
  onSwap: (swap: Swap) => void;
  onClose: () => void;
}

const delayMs = 250;

/** Alternatives of the prescribed exercise, which are stored with the workout, and a search that needs a connection. */
export function SwapSheet({ row, alternatives, doneSets, onSwap, onClose }: SwapSheetProps) {
  const t = useRunnerTexts();
  const [movesDoneSets, setMovesDoneSets] = useState(false);
  const swapTo = (exercise: Swap['exercise']) => onSwap({ exercise, movesDoneSets });
  const [text, setText] = useState('');
  const [search] = useDebouncedValue(text.trim(), delayMs);
  const found = useExerciseCandidates(search);
  const isSearch = text.trim().length > 1;
  const choices = (isSearch ? found : alternatives).filter(({ id }) => id !== row.exerciseId);

  return (
    <Sheet title={t('swap.title', { name: row.name })} onClose={onClose}>
      {doneSets > 0 && (
        <Switch
          label={t('swap.moveDone', { count: doneSets })}
          description={t('swap.otherwise', { count: doneSets, name: row.name })}
          checked={movesDoneSets}
          onChange={(event) => setMovesDoneSets(event.currentTarget.checked)}
        />
      )}
      {row.insteadOf && (
        <Button
          variant="default"
          size="lg"
          leftSection={<IconArrowBackUp size={20} aria-hidden="true" />}
          onClick={() => swapTo(null)}
        >
          {t('swap.reset', { name: row.insteadOf })}
        </Button>
      )}
      <LargeSearchInput label={t('swap.search')} value={text} onChange={setText} />
      {!isSearch && choices.length > 0 && <p className={sheet['quiet']}>{t('swap.help')}</p>}
      {choices.length > 0 ? (
        <Choices choices={choices} onSwap={swapTo} />
      ) : (
        <p className={sheet['text']}>{t(isSearch ? 'swap.notFound' : 'swap.none')}</p>
      )}
    </Sheet>
  );
}

interface ChoicesProps {
  choices: readonly { id: string; name: string; thumbnailUrl?: string | null }[];
  onSwap: (exercise: Swap['exercise']) => void;
}

function Choices({ choices, onSwap }: ChoicesProps) {
  return (
    <ul className={sheet['list']}>
      {choices.map(({ id, name, thumbnailUrl }) => (
        <li key={id}>
          <button type="button" onClick={() => onSwap({ id, name })}>
            {thumbnailUrl ? (
              <img className={sheet['picture']} src={thumbnailUrl} alt="" />
            ) : (
              <span className={sheet['picture']}>
                <IconBarbell size={24} aria-hidden="true" />
              </span>
            )}
            <span className={sheet['content']}>{name}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
