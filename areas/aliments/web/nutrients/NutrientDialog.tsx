import { Button, Checkbox, Group, Skeleton, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { normalizeText } from '#shell/common/normalize-text.ts';
import { useApiMutation, useApiQuery } from '#shell/web/api/query.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Dialog } from '#shell/web/widgets/Dialog.tsx';
import { toast } from '#shell/web/widgets/toast.ts';
import type { MicronutrientCode } from '../../contract.ts';
import { micronutrientRoutes } from '../../contract/library.ts';
import { nutrientGroups, nutrientsByGroup } from '../../contract/nutrients.ts';
import { useAlimentTexts } from '../aliment-texts.ts';
import { activeCodes } from '../queries.ts';
import classes from './nutrients.module.css';

interface NutrientDialogProps {
  opened: boolean;
  onClose: () => void;
}

/** Chooses the micronutrients that the user sees in lists, foods and totals. */
export function NutrientDialog({ opened, onClose }: NutrientDialogProps) {
  const t = useTexts('aliments');
  return (
    <Dialog opened={opened} onClose={onClose} title={t('chosenNutrients.title')} size="lg">
      <NutrientChoice onClose={onClose} />
    </Dialog>
  );
}

function NutrientChoice({ onClose }: { onClose: () => void }) {
  const { data } = useApiQuery(micronutrientRoutes.list, {});
  if (!data) return <Skeleton height={420} />;
  return <NutrientChecks initial={activeCodes(data.micronutrients)} onClose={onClose} />;
}

function NutrientChecks({ initial, onClose }: { initial: readonly MicronutrientCode[]; onClose: () => void }) {
  const t = useTexts('aliments');
  const shell = useTexts('shell');
  const { nutrientName } = useAlimentTexts();
  const [chosen, setChosen] = useState<ReadonlySet<MicronutrientCode>>(() => new Set(initial));
  const [search, setSearch] = useState('');
  const saving = useApiMutation(micronutrientRoutes.save, {
    invalidates: [micronutrientRoutes.list],
    onSuccess: () => {
      toast.success(t('chosenNutrients.saved'));
      onClose();
    },
  });
  const matches = (code: MicronutrientCode) => normalizeText(nutrientName(code)).includes(normalizeText(search.trim()));

  function toggle(code: MicronutrientCode): void {
    const next = new Set(chosen);
    if (!next.delete(code)) next.add(code);
    setChosen(next);
  }

  return (
    <>
      <TextInput
        type="search"
        aria-label={t('chosenNutrients.search')}
        placeholder={t('chosenNutrients.search')}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
        mb="md"
        data-autofocus
      />
      {nutrientGroups.map((group) => {
        const shown = nutrientsByGroup[group].filter(({ code }) => matches(code));
        return (
          shown.length > 0 && (
            <fieldset key={group} className={classes['group']}>
              <legend>{t(`nutrientGroups.${group}`)}</legend>
              {shown.map(({ code, unit }) => (
                <Checkbox
                  key={code}
                  label={`${nutrientName(code)} (${unit})`}
                  checked={chosen.has(code)}
                  onChange={() => toggle(code)}
                />
              ))}
            </fieldset>
          )
        );
      })}
      <Group justify="space-between" className={classes['bar'] ?? ''}>
        <Text size="sm" c="dimmed" role="status">
          {t('chosenNutrients.count', { count: chosen.size })}
        </Text>
        <Group gap="sm">
          <Button variant="default" onClick={onClose}>
            {shell('form.cancel')}
          </Button>
          <Button loading={saving.isPending} onClick={() => saving.mutate({ micronutrient_ids: [...chosen] })}>
            {shell('form.save')}
          </Button>
        </Group>
      </Group>
    </>
  );
}
