import { Button } from '@mantine/core';
import { IconClipboardText, IconScale } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import type { Component } from '#areas/aliments/contract.ts';
import { newComponent, withIngredientAdded } from '#areas/aliments/rules/components.ts';
import { withMeasure, withQuantity } from '#areas/aliments/rules/quantities.ts';
import { FoodPicker, type PickedFood, useAlimentTexts } from '#areas/aliments/web/public.tsx';
import { UsedAliment } from '#areas/aliments/contract.ts';
import { newId } from '#shell/common/ids.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Section } from '#shell/web/widgets/Section.tsx';
import { toast } from '#shell/web/widgets/toast.ts';
import { focusNextQuantity } from './focus-next.ts';
import { IngredientRow } from './IngredientRow.tsx';
import classes from './Ingredients.module.css';
import { withComponentsAdded } from '../import/added-foods.ts';
import { type Scaled, ScaleDialog } from './ScaleDialog.tsx';

const ImportIngredients = lazy(async () => ({
  default: (await import('../import/ImportIngredients.tsx')).ImportIngredients,
}));

interface IngredientsProps {
  components: Component[];
  portions: number;
  error: ReactNode;
  onChange: (components: Component[]) => void;
  /** Keeps lines of a pasted list that become no ingredients. */
  onKeepTexts: (texts: readonly string[]) => void;
  onScale: (scaled: Scaled) => void;
}

/** The ingredients of a recipe, a field that adds foods by keyboard, and the paste of a list. */
export function Ingredients(props: IngredientsProps) {
  const { components, portions, error, onChange, onKeepTexts, onScale } = props;
  const t = useTexts('recipes');
  const { nameOf } = useAlimentTexts();
  const [dialog, setDialog] = useState<'scale' | { pastedText: string } | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const close = () => setDialog(null);
  const paste = (pastedText: string) => setDialog({ pastedText });

  function add(picked: PickedFood): void {
    const added = withIngredientAdded(components, componentOf(picked));
    if (added.kind === 'added') onChange(added.components);
    else toast.error(t('ingredients.exists', { name: nameOf(picked.aliment) }));
  }

  return (
    <Section
      title={t('ingredients.title')}
      actions={
        <>
          {components.length > 0 && (
            <Button
              variant="default"
              leftSection={<IconScale size={16} aria-hidden="true" />}
              onClick={() => setDialog('scale')}
            >
              {t('ingredients.scale')}
            </Button>
          )}
          <Button
            variant="default"
            leftSection={<IconClipboardText size={16} aria-hidden="true" />}
            onClick={() => paste('')}
          >
            {t('ingredients.import')}
          </Button>
        </>
      }
    >
      <div ref={list}>
        {components.length > 0 ? (
          <ul className={classes['rows']}>
            {components.map((component, index) => (
              <IngredientRow
                key={component.uuid}
                component={component}
                isFirst={index === 0}
                isLast={index === components.length - 1}
                onChange={(changed) => onChange(components.with(index, changed))}
                onRemove={() => onChange(components.toSpliced(index, 1))}
                onMove={(step) => onChange(moved(components, index, step))}
                onEnter={(field) => focusNextQuantity(list.current, field)}
              />
            ))}
          </ul>
        ) : (
          <p className={classes['empty']}>{t('ingredients.empty')}</p>
        )}
        {error && (
          <p className={classes['error']} role="alert">
            {error}
          </p>
        )}
        <FoodPicker label={t('ingredients.add')} onPick={add} several onPasteLines={paste} />
      </div>
      <ScaleDialog
        opened={dialog === 'scale'}
        components={components}
        portions={portions}
        onScale={onScale}
        onClose={close}
      />
      <Suspense>
        {dialog && dialog !== 'scale' && (
          <ImportDialog {...dialog} {...{ components, onChange, onKeepTexts }} onClose={close} />
        )}
      </Suspense>
    </Section>
  );
}

/** The paste of a list. The quantity of a food that is already there is added to it. */
function ImportDialog({
  components,
  pastedText,
  onChange,
  onKeepTexts,
  onClose,
}: Pick<IngredientsProps, 'components' | 'onChange' | 'onKeepTexts'> & { pastedText: string; onClose: () => void }) {
  const t = useTexts('recipes');
  return (
    <ImportIngredients
      title={t('import.title')}
      addText={(count) => t('import.add', { count })}
      initialText={pastedText}
      present={new Set(components.map(({ aliment }) => aliment.id))}
      keepText={t('import.keepText')}
      onAdd={({ components: added, texts, leftOut }) => {
        onChange(withComponentsAdded(components, added));
        const lines = [...leftOut, ...texts];
        if (lines.length > 0) onKeepTexts(lines);
        toast.success(t('import.added', { count: added.length }));
      }}
      onClose={onClose}
    />
  );
}

/** An ingredient with the quantity and the household measure that were picked. */
function componentOf({ aliment, quantity, portion }: PickedFood): Component {
  const component = newComponent({ aliment: UsedAliment.parse(aliment), newId });
  return portion ? withMeasure(component, portion) : withQuantity(component, quantity);
}

function moved(components: Component[], index: number, step: 1 | -1): Component[] {
  const [component] = components.slice(index, index + 1);
  return component ? components.toSpliced(index, 1).toSpliced(index + step, 0, component) : components;
}
