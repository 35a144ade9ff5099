import { IconArrowDown, IconArrowUp, IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import type { Component } from '#areas/aliments/contract.ts';
import { amountText, useAlimentTexts } from '#areas/aliments/web/public.tsx';
import { ActionMenu } from '#shell/web/records/ActionMenu.tsx';
import { formatNumber } from '#shell/web/texts/formats.ts';
import { useLanguage, useTexts } from '#shell/web/texts/texts.ts';
import { nameIn } from '#areas/aliments/rules/names.ts';
import { isToTaste } from '#areas/aliments/rules/quantity-text.ts';
import { DetailsDialog } from './DetailsDialog.tsx';
import classes from './Ingredients.module.css';
import { QuantityField } from './QuantityField.tsx';

interface IngredientRowProps {
  component: Component;
  isFirst: boolean;
  isLast: boolean;
  onChange: (component: Component) => void;
  onRemove: () => void;
  onMove: (step: 1 | -1) => void;
  onEnter: (field: HTMLInputElement) => void;
}

export function IngredientRow({ component, isFirst, isLast, onChange, onRemove, onMove, onEnter }: IngredientRowProps) {
  const t = useTexts('recipes');
  const { nameOf } = useAlimentTexts();
  const [isOpen, setOpen] = useState(false);
  const name = nameOf(component.aliment);

  return (
    <li className={classes['row']} aria-label={name}>
      <div className={classes['food']}>
        <span className={classes['name']}>{name}</span>
        <RowDetail component={component} />
      </div>
      <QuantityField portion={component} onChange={onChange} onEnter={onEnter} />
      <Values component={component} />
      <ActionMenu
        label={t('ingredients.menu', { name })}
        actions={[
          { label: t('ingredients.details'), icon: IconPencil, onClick: () => setOpen(true) },
          { label: t('ingredients.up'), icon: IconArrowUp, isHidden: isFirst, onClick: () => onMove(-1) },
          { label: t('ingredients.down'), icon: IconArrowDown, isHidden: isLast, onClick: () => onMove(1) },
          { label: t('ingredients.remove'), icon: IconTrash, isDestructive: true, onClick: onRemove },
        ]}
      />
      <DetailsDialog component={component} opened={isOpen} onChange={onChange} onClose={() => setOpen(false)} />
    </li>
  );
}

/** Grams of a household measure, the name shown to the client, and the number of alternatives. */
function RowDetail({ component }: { component: Component }) {
  const t = useTexts('recipes');
  const foods = useTexts('aliments');
  const { language } = useLanguage();
  const { quantity, portion, alternatives, aliment } = component;
  const shown = nameIn(language, { name: component.custom_name, name_en: component.custom_name_en });
  const parts = [
    isToTaste(component) && foods('toTaste'),
    portion && quantity > 0 && `${formatNumber(quantity, 1)} g`,
    aliment.form !== 'as_sold' && foods(`forms.${aliment.form}`),
    shown && `«${shown}»`,
    alternatives.length > 0 && t('ingredients.alternatives', { count: alternatives.length }),
  ].filter(Boolean);
  return parts.length > 0 && <span className={classes['detail']}>{parts.join(' · ')}</span>;
}

function Values({ component: { calories, protein_tot, carbs_tot, lipids_tot } }: { component: Component }) {
  const foods = useTexts('aliments');
  const macros = { protein_tot, carbs_tot, lipids_tot };
  const letters = ['protein_tot', 'carbs_tot', 'lipids_tot'] as const;
  return (
    <span className={classes['values']}>
      <strong>{`${amountText(calories, 0)} kcal`}</strong>
      <span>
        {letters.map((macro) => `${foods(`macroLetters.${macro}`)} ${amountText(macros[macro], 1)}`).join(' · ')}
      </span>
    </span>
  );
}
