import { Alert, Radio, Stack } from '@mantine/core';
import type { Component } from '#areas/aliments/contract.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { PastedRecipe } from '../../rules/recipe-portions.ts';

/** What is added to one place. */
export interface AddedFoods {
  components: Component[];
  recipes: PastedRecipe[];
  /** The texts of the foods of each second option. `isSupposed`: it was not chosen by a person, and the text may be meant otherwise. */
  options: { foods: string[]; isSupposed: boolean }[];
  /** What foods say besides, to be kept as text. */
  texts: string[];
  /** Lines that should be foods and became none, to be kept as text. */
  leftOut: string[];
}

/** What is added, counted once as it is added. */
export interface AddedSummary {
  /** Says it: `2 giorni, 12 alimenti`; empty for nothing. */
  text: string;
  foods: number;
}

/** The words for what is pasted, where it is more than the ingredients of a recipe. */
export interface PasteWords {
  label: string;
  help: string;
  placeholder: string;
  nothing: string;
}

/** The places where the foods of a pasted text go by its headings. */
export interface FoodGroups {
  /** In the order of the text. `marks`: what changes there besides foods, such as a new day. `hasRoom`: its foods are added. */
  groups: readonly { key: string; title: string; marks: readonly string[]; hasRoom: boolean }[];
  /** What changes besides, such as the calendar. */
  notes: readonly string[];
  /** The index of the place of each line with words. */
  groupOfLine: readonly number[];
  /** Text of the choice to add all foods where the text was pasted. */
  togetherText: string;
  /** Lines that name another day or meal, which one place cannot have: they are left out when all foods go to one. */
  references: readonly string[];
  summaryOf: (added: AddedFoods[]) => AddedSummary;
  /** Adds what goes to each group. */
  onAdd: (added: AddedFoods[]) => void;
}

interface GroupingChoiceProps {
  groups: FoodGroups;
  isTogether: boolean;
  onChange: (isTogether: boolean) => void;
}

export function GroupingChoice({ groups, isTogether, onChange }: GroupingChoiceProps) {
  const t = useTexts('recipes');
  return (
    <Radio.Group
      label={t('import.where')}
      value={isTogether ? 'together' : 'apart'}
      onChange={(value) => onChange(value === 'together')}
    >
      <Stack gap="xs" pt="xs">
        <Radio value="apart" label={t('import.apart')} />
        <Radio value="together" label={groups.togetherText} />
        {!isTogether &&
          groups.notes.map((note) => (
            <Alert key={note} variant="light">
              {note}
            </Alert>
          ))}
      </Stack>
    </Radio.Group>
  );
}
