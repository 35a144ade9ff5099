import { useDebouncedValue } from '@mantine/hooks';
import { type KeyboardEvent, useRef, useState } from 'react';
import { withUnit } from '#shell/common/units.ts';
import { formatNumber } from '#shell/web/texts/formats.ts';
import { holdKeys } from '#shell/web/forms/held-keys.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { currentLanguage } from '#shell/web/texts/language.ts';
import type { ListedAliment } from '../../contract/library.ts';
import { type FoodQuery, foodQueryOf } from '../../rules/food-query.ts';
import { amountOfFood, suggestedQuantity } from '../../rules/suggested-quantity.ts';
import { type FoundFoods, useFoodSearch, useLoadFoods } from '../queries.ts';
import type { FoodPickerProps, FoundOthers, OtherOption, PickedFood } from './picked-food.ts';

const delayMs = 60;

/** Other options are listed after so many foods, and before foods that only resemble the typed text. */
const foodsBeforeOthers = 3;

/** `typed`: the words that are added as they are. */
export type PickerRow = { aliment: ListedAliment } | { other: OtherOption } | { typed: string };

const noOthers = (): FoundOthers => ({ rows: [], isPending: false, load: async () => [] });

type PickerOptions = Pick<
  FoodPickerProps,
  'onPick' | 'quantityOf' | 'several' | 'quantity' | 'useOthers' | 'onPickOther' | 'onPickText'
>;

/** What the typed text finds, and the quantity to propose for each food. */
function useTypedSearch(isOpen: boolean, { quantityOf, useOthers = noOthers, onPickText }: PickerOptions) {
  const [text, setText] = useState('');
  const loadFoods = useLoadFoods();
  const { search, amount } = foodQueryOf(text, currentLanguage());
  const measuredText = useTypedMeasureText();
  const [settled] = useDebouncedValue(search, delayMs, { leading: true });
  const foods = useFoodSearch(settled, { enabled: isOpen });
  const others = useOthers(settled, { isOpen, amount });
  const isText = onPickText !== undefined && text.trim() !== '';
  const isOutdated = settled !== search || foods.isPlaceholderData || foods.isPending || others.isPending;

  return {
    text,
    setText,
    foods,
    rows: [
      ...rowsOf(foods, others.rows),
      ...typedRows({ text: isText && !isOutdated ? text : '', foods, others: others.rows }),
    ],
    search: settled,
    amount,
    /** The typed measure that the food does not have, such as `2 fette`; null when it has it or none was typed. */
    missingMeasureOf: (aliment: ListedAliment) =>
      amount && !amountOfFood(aliment, amount) ? measuredText(amount) : null,
    hasAmount: (aliment: ListedAliment) => amountOfFood(aliment, amount) !== null,
    pickedOf(aliment: ListedAliment): PickedFood {
      const proposesUsual = amount?.unit !== 'ml' && !amountOfFood(aliment, amount);
      const quantity = (proposesUsual && quantityOf?.(aliment)) || suggestedQuantity(aliment, amount);
      return { aliment, ...quantity };
    },
    isOutdated,
    /** Waits for what the text finds, and returns the first row. A food of that name is the first one whatever else is found. */
    async loadFirst(): Promise<PickerRow | undefined> {
      const found = await loadFoods(search);
      if (!found) return undefined;
      const isFoodFirst = found.rows.length > 0 && !found.isSimilarOnly;
      const loaded = isFoodFirst ? [] : await others.load(search);
      const [row] = [
        ...rowsOf(found, loaded),
        ...typedRows({ text: isText ? text : '', foods: found, others: loaded }),
      ];
      return isSimilar(row, found) ? undefined : row;
    },
  };
}

/** `2 fette`, `250 ml`, `4 pezzi`. */
function useTypedMeasureText() {
  const t = useTexts('aliments');
  return (amount: NonNullable<FoodQuery['amount']>) => {
    const value = formatNumber(amount.value, 2);
    if (amount.unit === 'measures') return `${value} ${amount.name}`;
    if ('size' in amount && amount.size) return t(`picker.sizedPieces.${amount.size}`, { count: amount.value, value });
    return amount.unit === 'ml' ? withUnit(value, 'ml') : t('picker.pieces', { count: amount.value, value });
  };
}

/**
 * The list of a picker: whether it is open, the row that the arrow keys or the pointer have reached, the food whose quantity is asked,
 * and what was added.
 */
function useOpenList() {
  const [isOpen, setOpen] = useState(false);
  const [activeId, setActiveId] = useState<string | null>(null);
  const [chosen, setChosen] = useState<PickedFood | null>(null);
  const [added, setAdded] = useState<readonly string[]>([]);

  function show(isShown: boolean): void {
    setOpen(isShown);
    setChosen(null);
    setActiveId(null);
    if (!isShown) setAdded([]);
  }

  const point = (row: PickerRow | undefined) => setActiveId(row ? idOf(row) : null);

  return { isOpen, setOpen, activeId, point, chosen, setChosen, added, setAdded, show };
}

/** The state of a picker: the typed text, the open list, and the food whose quantity is being typed. */
export function useFoodPicker(options: PickerOptions) {
  const { onPick, several = false, quantity = 'asked', onPickOther, onPickText } = options;
  const field = useRef<HTMLInputElement>(null);
  const { isOpen, setOpen, activeId, point, chosen, setChosen, added, setAdded, show } = useOpenList();
  const { setText, isOutdated, loadFirst, hasAmount, ...typed } = useTypedSearch(isOpen, options);
  const { rows } = typed;
  // Rows that arrive later above the active one do not change it.
  const activeIndex = rows.findIndex((row) => idOf(row) === activeId);
  // A food that only resembles the text is picked once it is pointed at.
  const active = activeIndex === -1 && isSimilar(rows[0], typed.foods) ? -1 : Math.max(0, activeIndex);

  function changeText(text: string): void {
    setText(text);
    show(true);
  }

  /** Adds the food, after asking for its quantity where that is needed. */
  function pick(aliment: ListedAliment): void {
    const picked = typed.pickedOf(aliment);
    const isProposed = quantity === 'proposed' && typed.missingMeasureOf(aliment) === null;
    if (hasAmount(aliment) || isProposed || quantity === 'unused') add(picked);
    else setChosen(picked);
  }

  const add = (picked: PickedFood) => finishWith(() => onPick(picked));
  const pickOther = ({ id }: OtherOption) => finishWith(() => onPickOther?.(id, typed.amount));
  const pickText = (text: string) => finishWith(() => onPickText?.(text));

  function finishWith(addPicked: () => void): void {
    addPicked();
    setText('');
    show(false);
    field.current?.focus();
  }

  function addAndStay(aliment: ListedAliment): void {
    onPick(typed.pickedOf(aliment));
    setAdded([...added, aliment.id]);
    field.current?.select();
  }

  async function pickActive(staysOpen: boolean): Promise<void> {
    const typedAhead = isOutdated && activeIndex === -1 ? holdKeys() : null;
    const row = typedAhead ? await loadFirst().catch(() => undefined) : rows[active];
    if (!row || field.current?.value !== typed.text) return typedAhead?.drop();
    if ('other' in row) pickOther(row.other);
    else if ('typed' in row) pickText(row.typed);
    else if (several && staysOpen) addAndStay(row.aliment);
    else pick(row.aliment);
    typedAhead?.release();
  }

  const keys = {
    isOpen,
    hasText: typed.text !== '',
    close: () => show(false),
    clear: () => setText(''),
    open: () => setOpen(true),
    move: (step: number) => point(rows[Math.max(0, Math.min(active + step, rows.length - 1))]),
    pickActive: (staysOpen: boolean) => void pickActive(staysOpen),
  };
  const cancelChosen = () => {
    setChosen(null);
    field.current?.focus();
  };
  const actions = { changeText, pick, pickOther, pickText, add, addAndStay, cancelChosen, point };
  return { ...typed, field, active, chosen, added, ...keys, ...actions };
}

function idOf(row: PickerRow): string {
  if ('typed' in row) return 'typed';
  return 'other' in row ? row.other.id : row.aliment.id;
}

interface FoundForText {
  text: string;
  foods: Pick<FoundFoods, 'rows' | 'isSimilarOnly'>;
  others: readonly OtherOption[];
}

/** Whether a row is a food that only resembles the typed text. */
function isSimilar(row: PickerRow | undefined, { isSimilarOnly }: Pick<FoundFoods, 'isSimilarOnly'>): boolean {
  return isSimilarOnly === true && row !== undefined && 'aliment' in row;
}

/** The typed words as the last row, where nothing has that name. */
function typedRows({ text, foods: { rows, isSimilarOnly }, others }: FoundForText): PickerRow[] {
  const isFound = others.length > 0 || (rows.length > 0 && !isSimilarOnly);
  return text.trim() === '' || isFound ? [] : [{ typed: text.trim() }];
}

function rowsOf({ rows, isSimilarOnly }: FoundFoods, others: readonly OtherOption[]): readonly PickerRow[] {
  const foods = rows.map((aliment): PickerRow => ({ aliment }));
  return foods.toSpliced(isSimilarOnly ? 0 : foodsBeforeOthers, 0, ...others.map((other) => ({ other })));
}

interface PickerKeys {
  isOpen: boolean;
  hasText: boolean;
  open: () => void;
  close: () => void;
  clear: () => void;
  move: (step: number) => void;
  pickActive: (staysOpen: boolean) => void;
}

/** Keys of the search field: arrows move, Enter picks, Ctrl+Enter picks and keeps the list. Escape closes the list, then clears the text. */
export function handlePickerKey(event: KeyboardEvent, keys: PickerKeys): void {
  const { key, ctrlKey, metaKey } = event;
  const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
  if (key === 'Escape') {
    // The browser would clear the text of the search field, which opens the list for every food.
    event.preventDefault();
    if (keys.isOpen) event.stopPropagation();
    if (keys.isOpen) keys.close();
    else if (keys.hasText) keys.clear();
  } else if (step !== 0 || key === 'Enter') {
    event.preventDefault();
    if (!keys.isOpen) keys.open();
    else if (step !== 0) keys.move(step);
    else keys.pickActive(ctrlKey || metaKey);
  }
}
