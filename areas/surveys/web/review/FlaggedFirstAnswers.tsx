import { IconAlertTriangle } from '@tabler/icons-react';
import { useApiQuery } from '#shell/web/api/query.ts';
import { LinkAnchor } from '#shell/web/router/links.tsx';
import { useMay } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Banner } from '#shell/web/widgets/Banner.tsx';
import { reviewRoutes } from '../../contract/reviews.ts';

interface FlaggedFirstAnswersProps {
  clientId: string;
  /** What is decided with them. */
  purpose?: 'energy' | 'training';
  /** Check-ins that are not named, because the screen shows them otherwise. */
  exceptIds?: readonly string[];
}

/**
 * The flagged questions of the client's first surveys, for where energy and training are decided: unlike `FlaggedAnswers` it stays once
 * they are read. Shows nothing without any. The screen must load the text namespace `surveys`.
 */
export function FlaggedFirstAnswers({ clientId, purpose = 'energy', exceptIds = [] }: FlaggedFirstAnswersProps) {
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
      {t(purpose === 'training' ? 'completed.flagged.firstForTraining' : 'completed.flagged.first', {
        questions: questions.map((question) => t('completed.flagged.firstQuestion', { question })).join(', '),
      })}{' '}
      <LinkAnchor
        to="/clients/$id/surveys/$surveyAnswerId/details"
        params={{ id: clientId, surveyAnswerId: id }}
        inherit
        c="inherit"
        underline="always"
      >
        {t('completed.flagged.open')}
      </LinkAnchor>
    </Banner>
  ));
}
