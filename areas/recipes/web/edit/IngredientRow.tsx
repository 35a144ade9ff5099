import { IconArrowDown, IconArrowUp, IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import type { Component } from '#areas/aliments/contract.ts';
import { useAlimentTexts } from '#areas/aliments/web/public.tsx';
import { ActionMenu } from '#shell/web/records/ActionMenu.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import { DetailsDialog } from './DetailsDialog.tsx';
import { IngredientDetail, IngredientValues } from './IngredientTexts.tsx';
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
        <IngredientDetail component={component} />
      </div>
      <QuantityField portion={component} onChange={onChange} onEnter={onEnter} />
      <IngredientValues component={component} />
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
