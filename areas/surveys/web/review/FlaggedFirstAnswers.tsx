import { IconAlertTriangle } from '@tabler/icons-react';
import { useApiQuery } from '#shell/web/api/query.ts';
import { LinkAnchor } from '#shell/web/router/links.tsx';
import { useMay } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Banner } from '#shell/web/widgets/Banner.tsx';
import { reviewRoutes } from '../../contract/reviews.ts';

const purposeTexts = {
  energy: 'completed.flagged.first',
  training: 'completed.flagged.firstForTraining',
  inPerson: 'completed.flagged.firstInPerson',
} as const;

interface FlaggedFirstAnswersProps {
  clientId: string;
  /** What is decided with them. */
  purpose?: keyof typeof purposeTexts;
  /** The training in person that the answers lead back to. */
  workoutId?: string | undefined;
  /** Check-ins that are not named, because the screen shows them otherwise. */
  exceptIds?: readonly string[];
}

/**
 * The flagged questions of the client's first surveys, for where energy and training are decided: unlike `FlaggedAnswers` it stays once
 * they are read. Shows nothing without any. The screen must load the text namespace `surveys`.
 */
export function FlaggedFirstAnswers({
  clientId,
  purpose = 'energy',
  workoutId,
  exceptIds = [],
}: FlaggedFirstAnswersProps) {
  const t = useTexts('surveys');
  const may = useMay();
  const { data } = useApiQuery(
    reviewRoutes.flaggedFirst,
    { clientId },
    // Health data of a client who has withdrawn the consent is refused.
    { enabled: may('view surveys'), meta: { skipGlobalErrorHandler: true } },
  );
  const named = (data?.flaggedFirst ?? []).filter(({ id }) => !exceptIds.includes(id));
  return named.map(({ id, questions }) => (
    <Banner key={id} tone="warning" icon={IconAlertTriangle} role="status">
      {t(purposeTexts[purpose], {
        questions: questions.map((question) => t('completed.flagged.firstQuestion', { question })).join(', '),
      })}{' '}
      <LinkAnchor
        to="/clients/$id/surveys/$surveyAnswerId/details"
        params={{ id: clientId, surveyAnswerId: id }}
        search={workoutId ? { workoutId } : {}}
        inherit
        c="inherit"
        underline="always"
      >
        {t('completed.flagged.open')}
      </LinkAnchor>
    </Banner>
  ));
}
