import { useApiQuery } from '#shell/web/api/query.ts';
import { LinkButton } from '#shell/web/router/links.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Banner } from '#shell/web/widgets/Banner.tsx';
import { surveyAssignmentRoutes } from '../../contract/assignments.ts';

/** Says that no client sees the first survey yet, with the way to assign it. */
export function UnassignedBanner({ surveyId: id }: { surveyId: string }) {
  const t = useTexts('surveys');
  const { data } = useApiQuery(surveyAssignmentRoutes.detailForAssign, { id });
  if (!data?.survey.isUnassigned) return null;
  return (
    <Banner
      tone="warning"
      actions={
        <LinkButton to="/surveys/$id/assign" params={{ id }} variant="default" size="xs">
          {t('assign.action')}
        </LinkButton>
      }
    >
      {t('unassigned.text')}
    </Banner>
  );
}
