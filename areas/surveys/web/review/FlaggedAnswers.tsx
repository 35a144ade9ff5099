import { IconAlertTriangle } from '@tabler/icons-react';
import { useApiQuery } from '#shell/web/api/query.ts';
import { LinkButton } from '#shell/web/router/links.tsx';
import { useMay } from '#shell/web/session.ts';
import { formatDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Banner } from '#shell/web/widgets/Banner.tsx';
import { reviewRoutes } from '../../contract/reviews.ts';
import { FlagChanges } from './FlagChanges.tsx';
import { FlagQuotes } from './FlagQuotes.tsx';

/** Check-ins that are named; those after them are in the list of answers. */
const shown = 3;

/**
 * Flagged answers of the client until they are reviewed. Shows nothing without any. `workoutId`: the training in person that the review
 * leads back to. The screen must load the text namespace `surveys`.
 */
export function FlaggedAnswers({ clientId, workoutId }: { clientId: string; workoutId?: string | undefined }) {
  const t = useTexts('surveys');
  const may = useMay();
  const { data } = useApiQuery(
    reviewRoutes.flaggedOfClient,
    { clientId },
    // Health data of a client who has withdrawn the consent is refused.
    { enabled: may('view surveys'), meta: { skipGlobalErrorHandler: true } },
  );
  return (data?.flaggedAnswers ?? []).slice(0, shown).map(({ id, surveyName, sentOn, flags, revisions }) => (
    <Banner
      key={id}
      tone="danger"
      icon={IconAlertTriangle}
      actions={
        <LinkButton
          to="/clients/$id/surveys/$surveyAnswerId/details"
          params={{ id: clientId, surveyAnswerId: id }}
          search={{ queue: 'flagged', ...(workoutId && { workoutId }) }}
          variant="default"
          size="xs"
        >
          {t('completed.flagged.open')}
        </LinkButton>
      }
    >
      {t('completed.flagged.count', {
        count: flags.length,
        survey: surveyName,
        date: sentOn ? formatDate(sentOn) : '',
        ...(revisions > 0 && { context: 'corrected' }),
      })}
      <FlagQuotes flags={flags} />
      <FlagChanges flags={flags} />
    </Banner>
  ));
}
