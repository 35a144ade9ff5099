import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import type { Alternative, Component } from '#areas/aliments/contract.ts';
import { FoodPicker } from '#areas/aliments/web/public.tsx';
import { nameIn } from '#areas/aliments/rules/names.ts';
import { useLanguage, useTexts } from '#shell/web/texts/texts.ts';
import { useEditor } from '../context.tsx';
import { addAlternatives, replaceFoodAndTell } from '../edits/rows.ts';
import { usePickerOptions } from '../shared/picker-options.tsx';
import classes from './Sheet.module.css';
import { focusPortion } from './sheet-focus.ts';

/** The search that replaces the food of a line; the grams stay unless others are typed. */
export function ReplaceSearch({ portion }: { portion: Alternative }) {
  const t = useTexts('meal-plans');
  const { language } = useLanguage();
  const { store, ui } = useEditor();
  const options = usePickerOptions();
  const { quantity } = portion;

  function close(): void {
    ui.foodSearch.set(null);
    focusPortion(portion.uuid, 'food');
  }

  return (
    <SearchLine onClose={close}>
      <FoodPicker
        {...options}
        label={t('editor.row.replaceOf', { name: nameIn(language, portion.aliment) })}
        quantityOf={() => ({ quantity, portion: null })}
        onPick={(picked) => {
          replaceFoodAndTell({ store, ui }, portion.uuid, picked);
          close();
        }}
      />
    </SearchLine>
  );
}

/** The search that adds alternatives to a component. */
export function AlternativeSearch({ component }: { component: Component }) {
  const t = useTexts('meal-plans');
  const { store, ui } = useEditor();
  const options = usePickerOptions();

  return (
    <SearchLine
      isIndented
      onClose={() => {
        ui.foodSearch.set(null);
        focusPortion(component.uuid, 'food');
      }}
    >
      <FoodPicker
        {...options}
        several
        label={t('editor.row.addAlternative')}
        onPick={(picked) => addAlternatives(store, component.uuid, [picked])}
      />
    </SearchLine>
  );
}

interface SearchLineProps {
  isIndented?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** Focuses its search field, and closes on Escape or when the focus leaves. */
function SearchLine({ isIndented = false, onClose, children }: SearchLineProps) {
  const { ui } = useEditor();
  const line = useRef<HTMLDivElement>(null);

  // Synchronises with the focus of the page: the field appears by a key or a menu item.
  useEffect(() => line.current?.querySelector('input')?.focus(), []);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the search field
    <div
      ref={line}
      className={`${classes['search']} ${isIndented ? classes['searchAlternative'] : ''}`}
      data-search
      onKeyDown={onKeyDown}
      onBlur={({ currentTarget, relatedTarget }) => {
        const isInside = currentTarget.contains(relatedTarget) || relatedTarget?.closest('[role=listbox]');
        if (!isInside) ui.foodSearch.set(null);
      }}
    >
      {children}
    </div>
  );
}
