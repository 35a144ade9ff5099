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
import type { AddedFoods } from '../import/food-groups.tsx';
import { limits } from '../../contract.ts';
import { UnreadLines } from './UnreadLines.tsx';

const ImportIngredients = lazy(async () => ({
  default: (await import('../import/ImportIngredients.tsx')).ImportIngredients,
}));

interface IngredientsProps {
  components: Component[];
  /** Ingredients that are no food yet. */
  unreadLines: string[];
  portions: number;
  error: ReactNode;
  onChange: (components: Component[]) => void;
  onUnreadLines: (lines: string[]) => void;
  /** Keeps texts of a pasted list that are no ingredients. */
  onKeepTexts: (texts: readonly string[]) => void;
  onScale: (scaled: Scaled) => void;
}

/** The ingredients of a recipe, a field that adds foods by keyboard, and the paste of a list. */
export function Ingredients(props: IngredientsProps) {
  const { components, unreadLines, portions, error, onChange, onUnreadLines, onKeepTexts, onScale } = props;
  const t = useTexts('recipes');
  const { nameOf } = useAlimentTexts();
  const [dialog, setDialog] = useState<'scale' | Pasted | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const close = () => setDialog(null);
  const paste = (pastedText: string) => setDialog({ pastedText, lineIndex: null });

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
        <UnreadLines
          lines={unreadLines}
          edit={{ onFind: setDialog, onChange: onUnreadLines, onDescribe: onKeepTexts }}
        />
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
      <Suspense>{dialog && dialog !== 'scale' && <ImportDialog {...props} pasted={dialog} onClose={close} />}</Suspense>
    </Section>
  );
}

interface Pasted {
  pastedText: string;
  /** The position of the line that is read again; null for a new text. */
  lineIndex: number | null;
}

/** The paste of a list. The quantity of a food that is already there is added to it; what became no food stays to be checked. */
function ImportDialog(props: IngredientsProps & { pasted: Pasted; onClose: () => void }) {
  const { components, unreadLines, pasted, onChange, onUnreadLines, onKeepTexts, onClose } = props;
  const { pastedText, lineIndex } = pasted;
  const t = useTexts('recipes');

  function keep({ components: added, texts, leftOut }: AddedFoods): void {
    const isReplaced = lineIndex !== null && added.length + leftOut.length > 0;
    const others = isReplaced ? unreadLines.toSpliced(lineIndex, 1) : unreadLines;
    const lines = [...others, ...leftOut.map((line) => line.slice(0, limits.lineLength))];
    onUnreadLines(lines.slice(0, limits.unreadLines));
    const described = [...lines.slice(limits.unreadLines), ...texts];
    if (described.length > 0) onKeepTexts(described);
  }

  return (
    <ImportIngredients
      title={t('import.title')}
      addText={(count) => t('import.add', { count })}
      initialText={pastedText}
      present={new Set(components.map(({ aliment }) => aliment.id))}
      keepText={t('import.keepText')}
      summaryOf={({ components: added }) => ({ text: '', foods: added.length })}
      onAdd={(added) => {
        onChange(withComponentsAdded(components, added.components));
        keep(added);
        toast.success(t('import.added', { count: added.components.length }));
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
