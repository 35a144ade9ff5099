import type { Declaration, DietaryProfileResponse } from '#areas/dietary-profiles/contract.ts';
import { emptyProfile } from '#areas/dietary-profiles/rules/empty-profile.ts';
import { isUndeclared } from '#areas/dietary-profiles/rules/undeclared.ts';
import { unrecognisedOf } from '#areas/dietary-profiles/rules/unrecognised.ts';
import { unstatedDeclared } from '#areas/dietary-profiles/rules/declared-profile.ts';
import { useUnstatedStatements } from '#areas/dietary-profiles/web/public.tsx';
import { LinkButton } from '#shell/web/router/links.tsx';
import { Banner } from '#shell/web/widgets/Banner.tsx';
import { useOwnProfileResponse } from '../queries.ts';
import { useMealTexts } from '../texts.ts';
import { useNutrition } from './nutrition-context.ts';

const none: readonly Declaration[] = [];
const unknownProfile: DietaryProfileResponse = { profile: emptyProfile, version: 0, asksStates: false, changes: [] };

/** Asks a client with meals for their allergies while the profile states none, and lists their undecided declarations. */
export function AllergiesHint() {
  const { mayReport, diet } = useNutrition();
  const response = useOwnProfileResponse();
  const hasPlan = diet.days.some(({ publishedId }) => publishedId !== null);
  if (!hasPlan || !response) return null;
  return (
    <>
      {mayReport && isUndeclared(response) && <UnknownAllergies />}
      <UndecidedHint />
    </>
  );
}

function UnknownAllergies() {
  const { t } = useMealTexts();
  return (
    <Banner
      tone="warning"
      actions={
        <LinkButton to="/settings/$section" params={{ section: 'dietary-profile' }} variant="default" size="xs">
          {t('today.toAllergies')}
        </LinkButton>
      }
    >
      {t('today.allergiesUnknown')}
    </Banner>
  );
}

/** Lists the undecided declarations of the client, except what the profile states already. */
function UndecidedHint() {
  const { t } = useMealTexts();
  const response = useOwnProfileResponse() ?? unknownProfile;
  const declarations = response.declarations ?? none;
  const named = useUnstatedStatements(declarations, response);
  const isOpen = (one: Declaration) => unrecognisedOf(one).length > 0 || unstatedDeclared([one], response).length > 0;
  const unchecked = declarations.filter(isOpen);
  if (named.length > 0)
    return (
      <Banner tone="warning">
        {t('today.declared', { names: named.map(({ name }) => name.toLowerCase()).join(', ') })}
      </Banner>
    );
  // Also two diets of which a client follows one: neither is taken.
  if (unchecked.length === 0) return null;
  const quoted = unchecked.map(({ question, text }) => `«${text || question}»`).join(', ');
  return <Banner tone="warning">{t('today.declaredUnchecked', { text: quoted })}</Banner>;
}
