import { Text } from '@mantine/core';
import type { Conflict } from '#areas/dietary-profiles/contract.ts';
import { needsConfirmation } from '#areas/dietary-profiles/rules/conflicts.ts';
import { useApiQuery } from '#shell/web/api/query.ts';
import { formatDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { isAllergen } from '../../../contract/allergy-confirmations.ts';
import { mealPlanRoutes } from '../../../contract/routes.ts';
import { lastConfirmations } from '../../../rules/conflicts.ts';
import { useEditor } from '../context.tsx';

interface GivenConfirmationsProps {
  alimentId: string;
  /** What speaks against the food for the client. */
  conflicts: readonly Conflict[];
}

/**
 * Who confirmed that the client may eat a food in spite of an allergy, and when; also whether it must be confirmed again. Nothing for a
 * food that needs no confirmation or that nobody confirmed.
 */
export function GivenConfirmations({ alimentId, conflicts }: GivenConfirmationsProps) {
  const t = useTexts(['meal-plans', 'aliments']);
  const { id, clientId } = useEditor();
  const isAsked = clientId !== null && conflicts.some(needsConfirmation);
  // The publication that the editor was opened with has no confirmations.
  const { data } = useApiQuery(mealPlanRoutes.published, { id }, { enabled: isAsked, staleTime: 0 });
  if (!isAsked) return null;
  return lastConfirmations({ alimentId, conflicts }, data?.confirmations ?? []).map(
    ({ allergen, author, confirmedAt, isValid, isOfMinor }) => {
      const date = formatDate(confirmedAt);
      const given = (name: string) =>
        author
          ? t('confirmAllergies.given', { allergen: name, date, author })
          : t('confirmAllergies.givenByFormer', { allergen: name, date });
      const givenOfState = (group: string) =>
        author
          ? t(isOfMinor ? 'confirmAllergies.givenOfMinor' : 'confirmAllergies.givenOfState', { group, date, author })
          : t(`confirmAllergies.${isOfMinor ? 'givenOfMinorByFormer' : 'givenOfStateByFormer'}`, { group, date });
      const text = isAllergen(allergen)
        ? given(t(`aliments:allergens.${allergen}`).toLowerCase())
        : givenOfState(t(`aliments:restrictedGroups.${allergen}`));
      return (
        <Text key={allergen} size="sm" component="p" m={0}>
          {text}
          {!isValid && ` ${t('confirmAllergies.again')}`}
        </Text>
      );
    },
  );
}
