import { NativeSelect, Stack, Switch, TagsInput, Textarea } from '@mantine/core';
import { useState } from 'react';
import { categories } from '#areas/aliments/contract/taxonomy.ts';
import { FormSheet } from '#shell/web/forms/FormSheet.tsx';
import type { ServerForm } from '#shell/web/forms/server-form.ts';
import { SearchableMultiSelect } from '#shell/web/forms/SearchableMultiSelect.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import { chosenDiets, profileLimits, type SavedProfile } from '../../contract.ts';
import { DeclaredStatements } from './DeclaredStatements.tsx';
import { AllergiesField } from './AllergiesField.tsx';
import { type DietaryProfileFormOptions, useDietaryProfileForm } from './dietary-profile-form.ts';
import { ExcludedAlimentsField } from './ExcludedAlimentsField.tsx';
import { UnmatchedWordsBanner } from '../UnmatchedWords.tsx';
import { NoteStatements } from './NoteStatements.tsx';
import { StatesFields } from './StatesFields.tsx';

/** Form with the whole profile. */
export function DietaryProfileForm({ subject, opened, declaration, onSaved, onClose }: DietaryProfileFormOptions) {
  const t = useTexts(['dietary-profiles', 'aliments']);
  const sheet = useDietaryProfileForm({ subject, opened, ...(onSaved && { onSaved }), onClose });
  const { form } = sheet;
  const { values } = form;
  // A stated pregnancy can be corrected in every profile.
  const asksStates = opened.asksStates || opened.profile.isPregnant || opened.profile.isLactating;
  // Once shown they stay, so that one can be switched off and the other on.
  const [showsMaternal, setShowsMaternal] = useState(false);
  const hasMaternal = [opened.profile, values].some(({ isPregnant, isLactating }) => isPregnant || isLactating);
  if (hasMaternal && !showsMaternal) setShowsMaternal(true);
  const asksMaternal = opened.asksMaternalStates !== false || hasMaternal || showsMaternal;
  const unmatched = opened.unmatchedWords?.filter((word) => values.excludedWords.includes(word)) ?? [];

  return (
    <FormSheet form={sheet} save={declaration ? t('declared.save') : undefined} onCancel={onClose}>
      {declaration && (
        <DeclaredStatements
          declaration={declaration}
          undecided={opened.declarations ?? []}
          sheet={sheet}
          asksStates={asksStates}
        />
      )}
      <Allergies sheet={sheet} />
      <NativeSelect
        label={t('form.dietGroup')}
        data={chosenDiets.map((diet) => ({ value: diet, label: t(`diets.${diet}`) }))}
        maw={260}
        {...sheet.field('diet')}
      />
      <Stack gap="sm">
        <Switch
          label={t('fields.isGlutenFree')}
          description={t('form.glutenHelp')}
          {...sheet.field('isGlutenFree', { type: 'checkbox' })}
        />
        <Switch label={t('fields.isLactoseFree')} {...sheet.field('isLactoseFree', { type: 'checkbox' })} />
        <Switch
          label={t('fields.isLowNickel')}
          description={t('form.nickelHelp')}
          {...sheet.field('isLowNickel', { type: 'checkbox' })}
        />
      </Stack>
      <SearchableMultiSelect
        label={t('fields.excludedCategories')}
        placeholder={values.excludedCategories.length === 0 ? t('form.pickCategories') : ''}
        data={categories.map((category) => ({ value: category, label: t(`aliments:categories.${category}`) }))}
        hidePickedOptions
        {...sheet.field('excludedCategories')}
      />
      <ExcludedAlimentsField
        maySearch={subject.clientId !== null}
        value={values.excludedAliments}
        error={form.errors['excludedAlimentIds']}
        onChange={(aliments) => form.setFieldValue('excludedAliments', aliments)}
      />
      <TagsInput
        label={t('fields.excludedWords')}
        description={t('form.wordsHelp')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        splitChars={[',', ';']}
        acceptValueOnBlur
        {...sheet.field('excludedWords')}
      />
      <AllergicWords sheet={sheet} />
      <UnmatchedWordsBanner unmatchedWords={unmatched} />
      {asksStates && <StatesFields sheet={sheet} asksMaternal={asksMaternal} />}
      <Textarea
        label={t('fields.note')}
        description={t(subject.clientId === null ? 'form.ownNoteHelp' : 'form.noteHelp')}
        placeholder={t('form.notePlaceholder')}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={profileLimits.note}
        {...sheet.field('note')}
      />
      <NoteStatements sheet={sheet} asksStates={asksStates} />
    </FormSheet>
  );
}

function Allergies({ sheet: { form } }: { sheet: ServerForm<SavedProfile> }) {
  return (
    <AllergiesField
      value={form.values.allergies}
      error={form.errors['allergies']}
      onChange={(allergies) => form.setFieldValue('allergies', allergies)}
      hasNoOthers={form.values.hasNoOtherAllergies}
      onHasNoOthersChange={(hasNoOthers) => form.setFieldValue('hasNoOtherAllergies', hasNoOthers)}
    />
  );
}

/** Which of the excluded words are allergies. */
function AllergicWords({ sheet }: { sheet: ServerForm<SavedProfile> }) {
  const t = useTexts('dietary-profiles');
  const { excludedWords, allergicWords = [] } = sheet.form.values;
  if (excludedWords.length === 0) return null;
  return (
    <SearchableMultiSelect
      label={t('fields.allergicWords')}
      description={t('form.allergicWordsHelp')}
      data={[...excludedWords]}
      {...sheet.field('allergicWords')}
      value={allergicWords.filter((word) => excludedWords.includes(word))}
    />
  );
}
