import { ActionIcon, Button, NativeSelect, Stack, TextInput, Title } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { type Alternative, type Component, limits, macroNames, UsedAliment } from '#areas/aliments/contract.ts';
import { newAlternative } from '#areas/aliments/rules/components.ts';
import { withMeasure, withQuantity } from '#areas/aliments/rules/quantities.ts';
import { equivalent, mainMacro } from '#areas/aliments/rules/swaps.ts';
import { FoodPicker, type PickedFood, useAlimentTexts } from '#areas/aliments/web/public.tsx';
import { newId } from '#shell/common/ids.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Dialog } from '#shell/web/widgets/Dialog.tsx';
import classes from './Ingredients.module.css';
import { QuantityField } from './QuantityField.tsx';

interface DetailsDialogProps {
  component: Component;
  opened: boolean;
  onChange: (component: Component) => void;
  onClose: () => void;
}

/** The name shown to the client, what a swap keeps, and the alternatives of an ingredient. */
export function DetailsDialog({ component, opened, onChange, onClose }: DetailsDialogProps) {
  const { nameOf } = useAlimentTexts();
  return (
    <Dialog opened={opened} onClose={onClose} title={nameOf(component.aliment)} size="lg">
      <Details component={component} onChange={onChange} onClose={onClose} />
    </Dialog>
  );
}

function Details({ component, onChange, onClose }: Omit<DetailsDialogProps, 'opened'>) {
  const t = useTexts('recipes');
  const { nutrientName } = useAlimentTexts();
  const main = mainMacro(component.aliment);

  return (
    <Stack gap="md">
      <TextInput
        label={t('details.customName')}
        description={t('details.customHelp')}
        maxLength={200}
        value={component.custom_name}
        onChange={({ currentTarget }) => onChange({ ...component, custom_name: currentTarget.value })}
      />
      <TextInput
        label={t('details.customNameEn')}
        maxLength={200}
        value={component.custom_name_en}
        onChange={({ currentTarget }) => onChange({ ...component, custom_name_en: currentTarget.value })}
      />
      <NativeSelect
        label={t('details.role')}
        value={component.role ?? ''}
        onChange={({ currentTarget }) =>
          onChange({ ...component, role: macroNames.find((macro) => macro === currentTarget.value) ?? null })
        }
        data={[
          { value: '', label: t('details.roleAuto', { name: nutrientName(main) }) },
          ...macroNames.map((macro) => ({ value: macro, label: nutrientName(macro) })),
        ]}
      />
      <Alternatives component={component} onChange={onChange} />
      <Button onClick={onClose} style={{ justifySelf: 'end', alignSelf: 'end' }}>
        {t('details.done')}
      </Button>
    </Stack>
  );
}

function Alternatives({ component, onChange }: Pick<DetailsDialogProps, 'component' | 'onChange'>) {
  const t = useTexts('recipes');
  const { nameOf, nutrientName } = useAlimentTexts();
  const { alternatives } = component;
  const role = component.role ?? mainMacro(component.aliment);
  const save = (next: Alternative[]) => onChange({ ...component, alternatives: next });

  /** An alternative starts with the quantity that has the same amount of the role nutrient, else with the picked one. */
  function add({ aliment, quantity, portion }: PickedFood): void {
    const isPresent = [component, ...alternatives].some((one) => one.aliment.id === aliment.id);
    if (isPresent || alternatives.length >= limits.alternatives) return;
    const alternative = newAlternative({ aliment: UsedAliment.parse(aliment), newId });
    const equal = equivalent(component, alternative.aliment, role);
    const picked = portion ? withMeasure(alternative, portion) : withQuantity(alternative, quantity);
    save([
      ...alternatives,
      equal.kind === 'equivalent' && equal.quantity > 0 ? withQuantity(alternative, equal.quantity) : picked,
    ]);
  }

  return (
    <section>
      <Title order={3} size="h5">
        {t('details.alternatives')}
      </Title>
      <p className={classes['detail']}>{t('details.alternativesHelp')}</p>
      {alternatives.map((alternative, index) => (
        <div key={alternative.uuid} className={classes['alternative']}>
          <span className={classes['name']}>{nameOf(alternative.aliment)}</span>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t('details.removeAlternative', { name: nameOf(alternative.aliment) })}
            onClick={() => save(alternatives.toSpliced(index, 1))}
          >
            <IconX size={16} aria-hidden="true" />
          </ActionIcon>
          <QuantityField portion={alternative} onChange={(changed) => save(alternatives.with(index, changed))} />
          <span className={classes['detail']}>{t('details.equal', { nutrient: nutrientName(role) })}</span>
        </div>
      ))}
      <div style={{ paddingTop: 12 }}>
        <FoodPicker label={t('details.addAlternative')} onPick={add} quantity="unused" />
      </div>
    </section>
  );
}
