import { useDebouncedValue } from '@mantine/hooks';
import { type KeyboardEvent, useRef, useState } from 'react';
import { formatNumber } from '#shell/web/texts/formats.ts';
import { currentLanguage } from '#shell/web/texts/language.ts';
import type { ListedAliment } from '../../contract/library.ts';
import { foodQueryOf } from '../../rules/food-query.ts';
import { amountOfFood, suggestedQuantity } from '../../rules/suggested-quantity.ts';
import { useFoodSearch, useLoadFirstFood } from '../queries.ts';
import type { FoodPickerProps, PickedFood } from './picked-food.ts';

const delayMs = 60;

type PickerOptions = Pick<FoodPickerProps, 'onPick' | 'quantityOf' | 'several' | 'skipsQuantity'>;

/** The foods of the typed text, and the quantity to propose for each. */
function useTypedSearch(isOpen: boolean, quantityOf: FoodPickerProps['quantityOf']) {
  const [text, setText] = useState('');
  const loadFirst = useLoadFirstFood();
  const { search, amount } = foodQueryOf(text, currentLanguage());
  const [settled] = useDebouncedValue(search, delayMs, { leading: true });
  const foods = useFoodSearch(settled, { enabled: isOpen });
  const isOutdated = settled !== search || foods.isPlaceholderData || foods.isPending;

  return {
    text,
    setText,
    foods,
    search: settled,
    /** The typed measure that the food does not have, such as `2 fette`; null when it has it or none was typed. */
    missingMeasureOf: ({ portions }: ListedAliment) =>
      amount?.unit === 'measures' && !amountOfFood(portions, amount)
        ? `${formatNumber(amount.value, 2)} ${amount.name}`
        : null,
    hasAmount: ({ portions }: ListedAliment) => amountOfFood(portions, amount) !== null,
    pickedOf(aliment: ListedAliment): PickedFood {
      const typed = amountOfFood(aliment.portions, amount);
      const quantity = (!typed && quantityOf?.(aliment)) || suggestedQuantity(aliment, typed);
      return { aliment, ...quantity };
    },
    /** Waits for the foods of the text when they are not known yet, and returns the first one. */
    foodAt: async (index: number) => (isOutdated ? loadFirst(search) : foods.rows[index]),
  };
}

/** The state of a picker: the typed text, the open list, and the food whose quantity is being typed. */
export function useFoodPicker({ onPick, quantityOf, several = false, skipsQuantity = false }: PickerOptions) {
  const field = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [index, setIndex] = useState(0);
  const [chosen, setChosen] = useState<PickedFood | null>(null);
  const [added, setAdded] = useState<readonly string[]>([]);
  const { setText, foodAt, hasAmount, ...typed } = useTypedSearch(isOpen, quantityOf);
  const { rows } = typed.foods;
  const active = Math.min(index, rows.length - 1);

  function show(isShown: boolean): void {
    setOpen(isShown);
    setChosen(null);
    setIndex(0);
    if (!isShown) setAdded([]);
  }

  function changeText(text: string): void {
    setText(text);
    show(true);
  }

  /** Adds the food, after asking for its quantity unless it was typed. */
  function pick(aliment: ListedAliment): void {
    const picked = typed.pickedOf(aliment);
    if (hasAmount(aliment) || skipsQuantity) add(picked);
    else setChosen(picked);
  }

  function add(picked: PickedFood): void {
    onPick(picked);
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
    const food = await foodAt(active);
    if (!food || field.current?.value !== typed.text) return;
    if (several && staysOpen) addAndStay(food);
    else pick(food);
  }

  const keys = {
    isOpen,
    close: () => show(false),
    open: () => setOpen(true),
    move: (step: number) => setIndex(Math.max(0, Math.min(active + step, rows.length - 1))),
    pickActive: (staysOpen: boolean) => void pickActive(staysOpen),
  };
  const cancelChosen = () => {
    setChosen(null);
    field.current?.focus();
  };
  const state = { ...typed, field, isOpen, active, chosen, added };
  return { ...state, ...keys, changeText, pick, add, addAndStay, cancelChosen, setIndex };
}

interface PickerKeys {
  isOpen: boolean;
  open: () => void;
  close: () => void;
  move: (step: number) => void;
  pickActive: (staysOpen: boolean) => void;
}

/** Keys of the search field: arrows move, Enter picks, Ctrl+Enter picks and keeps the list, Escape closes it. */
export function handlePickerKey(event: KeyboardEvent, keys: PickerKeys): void {
  const { key, ctrlKey, metaKey } = event;
  const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
  if (key === 'Escape' && keys.isOpen) {
    event.stopPropagation();
    keys.close();
  } else if (step !== 0 || key === 'Enter') {
    event.preventDefault();
    if (!keys.isOpen) keys.open();
    else if (step !== 0) keys.move(step);
    else keys.pickActive(ctrlKey || metaKey);
  }
}
