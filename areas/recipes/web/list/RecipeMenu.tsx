import { IconCopy, IconPencil, IconTrash } from '@tabler/icons-react';
import { linkOptions, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { nameIn } from '#areas/aliments/rules/names.ts';
import { ActionItems } from '#shell/web/records/ActionMenu.tsx';
import { LazyActionMenu } from '#shell/web/records/LazyActionMenu.tsx';
import { useRecordAction } from '#shell/web/records/record-action.ts';
import { useUndelete } from '#shell/web/records/use-undelete.ts';
import { useLanguage, useTexts } from '#shell/web/texts/texts.ts';
import { recipeRoutes } from '../../contract/library.ts';
import { recipeInvalidations } from '../queries.ts';
import { CloneDialog, type NamedRecipe } from './CloneDialog.tsx';

/** The menu of a recipe, in the list (`row`) or on its screen, which is left when the recipe is deleted. */
export function RecipeMenu(props: { recipe: NamedRecipe; placement: 'row' | 'header' }) {
  const t = useTexts('recipes');
  const { language } = useLanguage();
  return (
    <LazyActionMenu
      label={t('menu', { name: nameIn(language, props.recipe) })}
      placement={props.placement}
      permissions={['update recipes', 'create recipes', 'delete recipes']}
    >
      <RecipeActions {...props} />
    </LazyActionMenu>
  );
}

function RecipeActions({ recipe, placement }: { recipe: NamedRecipe; placement: 'row' | 'header' }) {
  const t = useTexts('recipes');
  const navigate = useNavigate();
  const { language } = useLanguage();
  const [isCloning, setCloning] = useState(false);
  const { id } = recipe;
  const name = nameIn(language, recipe);
  const { undoOf } = useUndelete(recipeRoutes, recipeInvalidations);
  const deletion = useRecordAction(recipeRoutes.delete, {
    confirm: {
      title: t('delete.title', { name }),
      text: t('delete.text'),
      confirmLabel: t('delete.yes'),
      destructive: true,
    },
    invalidates: [recipeRoutes.list, recipeRoutes.deleted],
    success: t('delete.done', { name }),
    undo: undoOf(id),
    onSuccess: () => {
      if (placement === 'header') void navigate({ to: '/recipes', replace: true });
    },
  });

  return (
    <>
      <ActionItems
        actions={[
          {
            label: t('open'),
            icon: IconPencil,
            permission: 'update recipes',
            isHidden: placement === 'header',
            link: linkOptions({ to: '/recipes/$id/edit', params: { id } }),
          },
          {
            label: t('clone.action'),
            icon: IconCopy,
            permission: 'create recipes',
            onClick: () => setCloning(true),
          },
          {
            label: t('delete.action'),
            icon: IconTrash,
            permission: 'delete recipes',
            isDestructive: true,
            onClick: () => deletion.run({ id }),
          },
        ]}
      />
      <CloneDialog recipe={recipe} opened={isCloning} onClose={() => setCloning(false)} />
    </>
  );
}
