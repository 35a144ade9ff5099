import { useMemo } from 'react';
import { recipeRoutes } from '#areas/recipes/contract/library.ts';
import { useCachedApiQuery } from '#shell/web/api/cached-query.ts';
import { useMe } from '#shell/web/session.ts';
import { AttachmentThumbs } from '#shell/web/attachments/AttachmentThumbs.tsx';
import { useNutrition } from './nutrition-context.ts';

/** The picture of a recipe, which opens large. All pictures of the shown days are requested at once. */
export function RecipePicture({ attachmentId, name }: { attachmentId: string; name: string }) {
  const owner = useMe().clientId ?? '';
  const { plans } = useNutrition().diet;
  const cached = useMemo(() => {
    const ids = new Set(plans.flatMap(({ recipes }) => recipes.flatMap((recipe) => recipe.attachmentId ?? [])));
    return { route: recipeRoutes.ownPictures, request: { ids: [...ids].sort() } };
  }, [plans]);
  const { data } = useCachedApiQuery(owner, cached);
  const pictures = data?.pictures.filter(({ id }) => id === attachmentId) ?? [];
  return <AttachmentThumbs attachments={pictures} name={name} />;
}
