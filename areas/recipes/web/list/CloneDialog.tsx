import { TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { nameIn } from '#areas/aliments/rules/names.ts';
import { FormSheet } from '#shell/web/forms/FormSheet.tsx';
import { useServerForm } from '#shell/web/forms/server-form.ts';
import { useLanguage, useTexts } from '#shell/web/texts/texts.ts';
import { Dialog } from '#shell/web/widgets/Dialog.tsx';
import { type Recipe, recipeRoutes } from '../../contract/library.ts';
import { recipeInvalidations } from '../queries.ts';

const maxLength = 200;

export type NamedRecipe = Pick<Recipe, 'id' | 'name' | 'name_en'>;

interface CloneDialogProps {
  recipe: NamedRecipe;
  opened: boolean;
  onClose: () => void;
}

/** Asks for the names of the copy and opens it. */
export function CloneDialog({ recipe, opened, onClose }: CloneDialogProps) {
  const t = useTexts('recipes');
  const { language } = useLanguage();
  return (
    <Dialog opened={opened} onClose={onClose} title={t('clone.title', { name: nameIn(language, recipe) })}>
      <CloneForm recipe={recipe} onClose={onClose} />
    </Dialog>
  );
}

function CloneForm({ recipe: { id, name, name_en }, onClose }: Omit<CloneDialogProps, 'opened'>) {
  const t = useTexts('recipes');
  const navigate = useNavigate();
  const { language } = useLanguage();
  const copyOf = (original: string) => original && t('clone.copyOf', { name: original }).slice(0, maxLength);
  const form = useServerForm({
    route: recipeRoutes.clone,
    initialValues: { name: copyOf(name), name_en: copyOf(name_en) },
    toRequest: (names) => ({ id, names }),
    invalidates: recipeInvalidations,
    success: ({ recipe }) => t('clone.done', { name: nameIn(language, recipe) }),
    onSuccess: ({ recipe }) => {
      onClose();
      void navigate({ to: '/recipes/$id/edit', params: { id: recipe.id } });
    },
  });

  return (
    <FormSheet form={form} save={t('clone.save')} onCancel={onClose}>
      <TextInput label={t('fields.name')} maxLength={maxLength} data-autofocus {...form.field('name')} />
      <TextInput label={t('fields.name_en')} maxLength={maxLength} {...form.field('name_en')} />
    </FormSheet>
  );
}
