import { useParams } from '@tanstack/react-router';
import { nameIn } from '#areas/aliments/rules/names.ts';
import { RecordScreen } from '#shell/web/records/RecordScreen.tsx';
import { useRecord } from '#shell/web/records/use-record.ts';
import { useMay } from '#shell/web/session.ts';
import { useLanguage, useTexts } from '#shell/web/texts/texts.ts';
import { Screen } from '#shell/web/widgets/Screen.tsx';
import { recipeRoutes } from '../../contract/library.ts';
import { RecipeMenu } from '../list/RecipeMenu.tsx';
import { RecipeView } from '../view/RecipeView.tsx';
import { RecipeForm } from './RecipeForm.tsx';

export function RecipeCreateScreen() {
  const t = useTexts('recipes');
  return (
    <Screen title={t('form.createTitle')} back={{ to: '/recipes', label: t('title') }}>
      <RecipeForm recipe={undefined} />
    </Screen>
  );
}

/** Shows a recipe: a form to who may change it, otherwise a read-only view. */
export function RecipeScreen() {
  const t = useTexts('recipes');
  const { language } = useLanguage();
  const mayUpdate = useMay()('update recipes');
  const { id = '' } = useParams({ strict: false });
  return (
    <RecordScreen
      query={useRecord(recipeRoutes.get, { id }, ({ recipe }) => recipe)}
      title={(recipe) => nameIn(language, recipe)}
      back={{ to: '/recipes', label: t('title') }}
      actions={(recipe) => <RecipeMenu recipe={recipe} placement="header" />}
    >
      {(recipe) => (mayUpdate ? <RecipeForm key={id} recipe={recipe} /> : <RecipeView key={id} recipe={recipe} />)}
    </RecordScreen>
  );
}
