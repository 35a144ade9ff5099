import { CloseButton, Popover, TextInput } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { type ClipboardEvent, type FocusEvent, type Ref, useId, useRef } from 'react';
import { useTexts } from '#shell/web/texts/texts.ts';
import { FoodOptions } from './FoodOptions.tsx';
import classes from './picker.module.css';
import type { FoodPickerProps } from './picked-food.ts';
import { QuantityStep } from './QuantityStep.tsx';
import { handlePickerKey, useFoodPicker } from './use-food-picker.ts';

/**
 * A search field that adds foods. The field keeps the focus: arrow keys move through the foods, Enter opens the quantity, a
 * second Enter adds the food. A quantity typed beside the name (`pasta 80`, `2 uova`) adds it with the first Enter; Ctrl+Enter
 * adds it with the proposed quantity and keeps the list.
 *
 * Screens that show it load the texts of `aliments`.
 */
export function FoodPicker({
  label,
  autoFocus = false,
  several = false,
  conflictsOf,
  markOfText,
  ...rest
}: FoodPickerProps) {
  const { onPasteLines, ...options } = rest;
  const picker = useFoodPicker({ ...options, several });
  const { chosen, foods, rows, active, added, search, pickedOf, missingMeasureOf } = picker;
  const listId = useId();
  const dropdown = useRef<HTMLDivElement>(null);

  /** Closes the list when the focus goes elsewhere; a window that loses the focus keeps it. */
  function closeOnLeave({ currentTarget, relatedTarget }: FocusEvent): void {
    const inside = [currentTarget, dropdown.current, picker.field.current];
    if (relatedTarget && !inside.some((element) => element?.contains(relatedTarget))) picker.close();
  }

  return (
    <Popover
      opened={picker.isOpen}
      onDismiss={picker.close}
      position="bottom-start"
      width="target"
      shadow="md"
      offset={4}
      returnFocus={false}
      closeOnEscape={false}
      preventPositionChangeWhenVisible={false}
    >
      <Popover.Target>
        <PickerField {...{ label, listId, picker, autoFocus, onPasteLines }} onBlur={closeOnLeave} />
      </Popover.Target>
      <Popover.Dropdown ref={dropdown} className={classes['dropdown'] ?? ''} onBlur={closeOnLeave}>
        {chosen ? (
          <QuantityStep
            picked={chosen}
            missing={missingMeasureOf(chosen.aliment)}
            mark={conflictsOf?.(chosen.aliment)}
            onAdd={picker.add}
            onBack={picker.cancelChosen}
          />
        ) : (
          <FoodOptions
            {...{ foods, rows, listId, active, added, search, pickedOf, missingMeasureOf, conflictsOf, markOfText }}
            onPick={picker.pick}
            onPickOther={picker.pickOther}
            onPickText={picker.pickText}
            onPoint={picker.point}
            {...(several && { onAdd: picker.addAndStay })}
          />
        )}
      </Popover.Dropdown>
    </Popover>
  );
}

interface PickerFieldProps {
  label: string;
  listId: string;
  picker: ReturnType<typeof useFoodPicker>;
  autoFocus: boolean;
  onPasteLines: FoodPickerProps['onPasteLines'];
  /** The focus leaves the field, or the button inside it. */
  onBlur: (event: FocusEvent) => void;
  /** Set by the popover, which measures the field. */
  ref?: Ref<HTMLInputElement>;
}

function PickerField({ label, listId, picker, autoFocus, onPasteLines, onBlur, ref }: PickerFieldProps) {
  const t = useTexts('shell');
  const { field, text, isOpen, rows, active } = picker;
  const target = useMergedRef(field, ref);

  function pasteLines(event: ClipboardEvent): void {
    const pasted = event.clipboardData.getData('text/plain').trimEnd();
    if (!onPasteLines || !/[\r\n]/.test(pasted.trim())) return;
    event.preventDefault();
    picker.close();
    onPasteLines(pasted);
  }

  return (
    <TextInput
      ref={target}
      wrapperProps={{ onBlur }}
      type="search"
      role="combobox"
      autoComplete="off"
      aria-label={label}
      aria-expanded={isOpen}
      aria-haspopup="listbox"
      aria-controls={listId}
      aria-activedescendant={isOpen && rows[active] ? `${listId}-${active}` : undefined}
      placeholder={label}
      value={text}
      maxLength={100}
      {...(autoFocus && { 'data-autofocus': true })}
      onChange={(event) => picker.changeText(event.currentTarget.value)}
      onClick={picker.open}
      onPaste={pasteLines}
      onKeyDown={(event) => handlePickerKey(event, picker)}
      leftSection={<IconSearch size={16} aria-hidden="true" />}
      rightSection={
        text && <CloseButton size="sm" aria-label={t('list.clearSearch')} onClick={() => picker.changeText('')} />
      }
    />
  );
}
