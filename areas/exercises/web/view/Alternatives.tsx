import { Group, Select, Skeleton, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Section } from '#shell/web/widgets/Section.tsx';
import type { AlternativeFilters, Exercise } from '../../contract/exercise.ts';
import type { Equipment } from '../../rules/taxonomy.ts';
import { Thumbnail } from '../media/Thumbnail.tsx';
import { useAlternatives } from '../queries.ts';
import { useTaxonomyLabels } from '../taxonomy-labels.ts';
import classes from './view.module.css';

const delayMs = 250;

/** Exercises that replace this one, by equipment and name. */
export function Alternatives({ exercise }: { exercise: Exercise }) {
  const t = useTexts('exercises');
  const { equipmentChoices } = useTaxonomyLabels();
  const [equipment, setEquipment] = useState<Equipment>();
  const [text, setText] = useState('');
  const [search] = useDebouncedValue(text.trim(), delayMs);

  return (
    <Section
      title={t('alternatives.title')}
      subtitle={t('alternatives.subtitle')}
      actions={
        <Group gap="sm">
          <TextInput
            type="search"
            data-no-focus
            aria-label={t('alternatives.search')}
            placeholder={t('alternatives.search')}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
            w={200}
          />
          <Select
            aria-label={t('filters.equipment')}
            placeholder={t('filters.anyEquipment')}
            data={equipmentChoices}
            value={equipment ?? null}
            onChange={(value) => setEquipment(value ?? undefined)}
            w={200}
            clearable
          />
        </Group>
      }
    >
      <AlternativeList
        exercise={exercise}
        filters={{ equipment, search: search || undefined }}
        row={(other) => (
          <Link to="/exercises/$id/edit" params={{ id: other.id }} className={classes['name']}>
            {other.name}
          </Link>
        )}
      />
    </Section>
  );
}

interface AlternativeListProps {
  exercise: Exercise;
  filters?: AlternativeFilters;
  /** The name, as a link or a button. */
  row: (exercise: Exercise) => React.ReactNode;
}

export function AlternativeList({ exercise: { id }, filters = {}, row }: AlternativeListProps) {
  const t = useTexts('exercises');
  const { nameKind } = useTaxonomyLabels();
  const { data, isPending } = useAlternatives(id, filters);
  if (isPending) return <Skeleton height={180} />;
  const alternatives = data?.exercises ?? [];
  if (alternatives.length === 0) return <p className={classes['none']}>{t('alternatives.none')}</p>;

  return (
    <ul className={classes['alternatives']} aria-label={t('alternatives.title')}>
      {alternatives.map((other) => (
        <li key={other.id}>
          <Thumbnail exercise={other} />
          <div className={classes['text']}>
            {row(other)}
            <div className={classes['kind']}>{nameKind(other)}</div>
          </div>
        </li>
      ))}
    </ul>
  );
}
