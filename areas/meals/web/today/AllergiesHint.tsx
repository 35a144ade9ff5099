import { isUndeclared } from '#areas/dietary-profiles/rules/undeclared.ts';
import { LinkButton } from '#shell/web/router/links.tsx';
import { Banner } from '#shell/web/widgets/Banner.tsx';
import { useOwnProfileResponse } from '../queries.ts';
import { useMealTexts } from '../texts.ts';
import { useNutrition } from './nutrition-context.ts';

/** Asks a client with meals for their allergies as long as nobody has said anything about them. */
export function AllergiesHint() {
  const { t } = useMealTexts();
  const { mayReport, diet } = useNutrition();
  const response = useOwnProfileResponse();
  const hasPlan = diet.days.some(({ publishedId }) => publishedId !== null);
  if (!mayReport || !hasPlan || !response || !isUndeclared(response)) return null;
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
