import { CloseButton, Popover, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type Ref, useId } from 'react';
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
export function FoodPicker({ label, autoFocus = false, several = false, conflictsOf, ...options }: FoodPickerProps) {
  const picker = useFoodPicker({ ...options, several });
  const { chosen, foods, active, added, search, pickedOf, missingMeasureOf } = picker;
  const listId = useId();

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
    >
      <Popover.Target>
        <PickerField label={label} listId={listId} picker={picker} autoFocus={autoFocus} />
      </Popover.Target>
      <Popover.Dropdown className={classes['dropdown'] ?? ''}>
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
            {...{ foods, listId, active, added, search, pickedOf, missingMeasureOf, conflictsOf }}
            onPick={picker.pick}
            onPoint={picker.setIndex}
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
  /** Set by the popover, which measures the field. */
  ref?: Ref<HTMLDivElement>;
}

function PickerField({ label, listId, picker, autoFocus, ref }: PickerFieldProps) {
  const t = useTexts('shell');
  const { field, text, isOpen, foods, active } = picker;
  return (
    <div ref={ref}>
      <TextInput
        ref={field}
        type="search"
        role="combobox"
        autoComplete="off"
        aria-label={label}
        aria-expanded={isOpen}
        aria-haspopup="listbox"
        aria-controls={listId}
        aria-activedescendant={isOpen && foods.rows[active] ? `${listId}-${active}` : undefined}
        placeholder={label}
        value={text}
        maxLength={100}
        {...(autoFocus && { 'data-autofocus': true })}
        onChange={(event) => picker.changeText(event.currentTarget.value)}
        onClick={picker.open}
        onKeyDown={(event) => handlePickerKey(event, picker)}
        leftSection={<IconSearch size={16} aria-hidden="true" />}
        rightSection={
          text && <CloseButton size="sm" aria-label={t('list.clearSearch')} onClick={() => picker.changeText('')} />
        }
      />
    </div>
  );
}
