import { Link } from '@tanstack/react-router';
import { useMay } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { StateBadge } from '#shell/web/widgets/StateBadge.tsx';
import { useDietaryProfile } from './queries.ts';

/** Allergens that are named; a client with more has a “…” after them. */
const shownAllergens = 4;

/**
 * The allergies of a client, for the header of their pages; a link to the profile for who may open the overview. Shows nothing
 * without allergies. Must not be rendered while the consent to health data is withdrawn.
 */
export function ClientAllergies({ clientId }: { clientId: string }) {
  const t = useTexts(['dietary-profiles', 'aliments']);
  const may = useMay();
  const { data } = useDietaryProfile({ clientId });
  const names = (data?.profile.allergies ?? [])
    .filter(({ severity }) => severity === 'allergy')
    .map(({ allergen }) => t(`aliments:allergens.${allergen}`).toLowerCase());
  if (names.length === 0) return null;

  const more = names.length > shownAllergens ? '…' : '';
  const badge = (
    <StateBadge tone="bad">
      {t('head.allergies', { names: names.slice(0, shownAllergens).join(', ') + more })}
    </StateBadge>
  );
  if (!may('view clients') || !may('view meal plans')) return badge;
  return (
    <Link to="/clients/$id" params={{ id: clientId }} hash="dietary-profile" title={names.join(', ')}>
      {badge}
    </Link>
  );
}
