import { Button, Group, Stack, Textarea, TextInput } from '@mantine/core';
import { limits } from '#areas/aliments/contract.ts';
import { nameIn } from '#areas/aliments/rules/names.ts';
import { conflictsOf } from '#areas/dietary-profiles/rules/conflicts.ts';
import { saysSomething } from '#areas/dietary-profiles/rules/says-something.ts';
import { ConflictMark } from '#areas/dietary-profiles/web/public.tsx';
import { useLanguage, useTexts } from '#shell/web/texts/texts.ts';
import { Dialog } from '#shell/web/widgets/Dialog.tsx';
import { useEditor, useMealPlan } from '../context.tsx';
import { setConflictNote, setCustomName } from '../edits/rows.ts';
import { GivenConfirmations } from '../shared/GivenConfirmations.tsx';
import { findComponent } from '../state/meal-plan-of.ts';

/** The names under which the client sees a food, and why this client eats it although it conflicts with the profile. */
export function RowNoteDialog() {
  const t = useTexts('meal-plans');
  const { language } = useLanguage();
  const { ui } = useEditor();
  const { rowNoteId } = ui.dialogs;
  const uuid = rowNoteId.use();
  const component = useMealPlan((mealPlan) => findComponent(mealPlan, uuid));
  const close = () => rowNoteId.set(null);

  return (
    <Dialog
      opened={component !== undefined}
      onClose={close}
      title={component ? nameIn(language, component.aliment) : t('editor.row.details')}
    >
      {uuid && <Fields uuid={uuid} onDone={close} />}
    </Dialog>
  );
}

function Fields({ uuid, onDone }: { uuid: string; onDone: () => void }) {
  const t = useTexts('meal-plans');
  const { language } = useLanguage();
  const { store, clientId, profile, isProfileWithheld } = useEditor();
  const shown = profile.use();
  const isHidden = isProfileWithheld.use();
  const component = useMealPlan((mealPlan) => findComponent(mealPlan, uuid));
  if (!component) return null;
  const { aliment } = component;
  const portions = [component, ...component.alternatives];
  const conflictsOfPortions = portions
    .map((portion) => [portion, shown ? conflictsOf(portion.aliment, shown) : []] as const)
    .filter(([, conflicts]) => conflicts.length > 0);

  return (
    <Stack>
      {(['custom_name', 'custom_name_en'] as const).map((field) => (
        <TextInput
          key={field}
          label={t(`fields.${field}`)}
          placeholder={field === 'custom_name' ? aliment.name : aliment.name_en}
          maxLength={200}
          value={component[field]}
          onChange={(event) => setCustomName(store, uuid, { [field]: event.currentTarget.value })}
        />
      ))}
      {conflictsOfPortions.map(([portion, conflicts]) => (
        <div key={portion.uuid}>
          {portion !== component && `${t('editor.row.alternative', { name: nameIn(language, portion.aliment) })} `}
          <ConflictMark conflicts={conflicts} category={portion.aliment.category} />
          <GivenConfirmations alimentId={portion.aliment.id} conflicts={conflicts} />
        </div>
      ))}
      {(clientId !== null || component.conflictNote !== '') && (
        <Textarea
          autosize
          minRows={2}
          label={t('fields.conflictNote')}
          description={t(isHidden ? 'editor.row.conflictNoteHidden' : 'editor.row.conflictNoteHelp')}
          disabled={isHidden}
          maxLength={limits.conflictNote}
          error={
            component.conflictNote.trim() !== '' && !saysSomething(component.conflictNote) && t('invalid.conflictNote')
          }
          value={component.conflictNote}
          onChange={(event) => setConflictNote(store, uuid, { note: event.currentTarget.value, profile: shown })}
        />
      )}
      <Group justify="flex-end">
        <Button onClick={onDone}>{t('editor.done')}</Button>
      </Group>
    </Stack>
  );
}
