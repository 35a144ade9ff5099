import { Button, Group, SegmentedControl, SimpleGrid, Text } from '@mantine/core';
import { useState } from 'react';
import { limits, type MacroTarget } from '#areas/macros/contract.ts';
import { targetFromGrams, targetFromPercentages, targetWarnings } from '#areas/macros/rules/targets.ts';
import { TypedNumberInput } from '#shell/web/forms/TypedNumberInput.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import { gramsText, kcalText } from '../../meal-texts.ts';
import { useEditor } from '../context.tsx';
import { Cautions } from '../shared/Cautions.tsx';

interface TargetFieldsProps {
  label: string;
  target: MacroTarget | null;
  onChange: (target: MacroTarget | null) => void;
}

/** Shares of the energy, in percent, of a target that was just added. */
export const usualTarget = { calories: 2000, protein_percent: 20, carbs_percent: 50, lipids_percent: 30 };

/** A daily target, typed as energy with shares or as grams. The other values are computed. */
export function TargetFields({ label, target, onChange }: TargetFieldsProps) {
  const t = useTexts('meal-plans');
  const { tolerance } = useEditor();
  const [unit, setUnit] = useState<'percent' | 'grams'>('percent');
  if (!target)
    return (
      <Group justify="space-between">
        <Text size="sm" fw={600}>
          {label}
        </Text>
        <Button variant="default" onClick={() => onChange(targetFromPercentages(usualTarget))}>
          {t('editor.plan.addTarget')}
        </Button>
      </Group>
    );

  return (
    <div>
      <Group justify="space-between" mb="xs">
        <Text size="sm" fw={600}>
          {label}
        </Text>
        <Group gap="xs">
          <SegmentedControl
            size="xs"
            aria-label={t('editor.plan.targetUnit')}
            value={unit}
            onChange={(next) => setUnit(next as typeof unit)}
            data={(['percent', 'grams'] as const).map((value) => ({ value, label: t(`editor.plan.units.${value}`) }))}
          />
          <Button variant="subtle" size="compact-sm" onClick={() => onChange(null)}>
            {t('editor.plan.removeTarget')}
          </Button>
        </Group>
      </Group>
      {unit === 'percent' ? (
        <PercentFields target={target} onChange={onChange} />
      ) : (
        <GramFields target={target} onChange={onChange} />
      )}
      <Text size="sm" c="dimmed" mt={4}>
        {unit === 'percent'
          ? t('editor.plan.targetGrams', {
              protein: gramsText(target.protein_tot),
              carbs: gramsText(target.carbs_tot),
              lipids: gramsText(target.lipids_tot),
            })
          : t('kcal', { calories: kcalText(target.calories) })}
      </Text>
      <Cautions cautions={targetWarnings(target, tolerance)} />
    </div>
  );
}

interface FieldsProps {
  target: MacroTarget;
  onChange: (target: MacroTarget) => void;
}

function PercentFields({ target, onChange }: FieldsProps) {
  const t = useTexts('meal-plans');
  return (
    <SimpleGrid cols={{ base: 2, xs: 4 }} spacing="md">
      <TypedNumberInput
        label={t('macros.calories')}
        suffix={` ${t('units.kcal')}`}
        min={limits.leastKcalPerDay}
        max={limits.kcalPerDay}
        decimalScale={0}
        value={target.calories}
        onNumber={(value) => value !== null && onChange(targetFromPercentages({ ...target, calories: value }))}
      />
      {(['protein_percent', 'carbs_percent', 'lipids_percent'] as const).map((name) => (
        <TypedNumberInput
          key={name}
          label={t(`macros.${name.replace('percent', 'tot') as 'protein_tot'}`)}
          suffix="%"
          max={100}
          allowDecimal={false}
          value={target[name]}
          onNumber={(value) => value !== null && onChange(targetFromPercentages({ ...target, [name]: value }))}
        />
      ))}
    </SimpleGrid>
  );
}

function GramFields({ target, onChange }: FieldsProps) {
  const t = useTexts('meal-plans');
  return (
    <Group grow align="flex-start">
      {(['protein_tot', 'carbs_tot', 'lipids_tot'] as const).map((name) => (
        <TypedNumberInput
          key={name}
          label={t(`macros.${name}`)}
          suffix=" g"
          max={limits.gramsPerDay}
          value={target[name]}
          onNumber={(value) => value !== null && onChange(targetFromGrams({ ...target, [name]: value }))}
        />
      ))}
    </Group>
  );
}
