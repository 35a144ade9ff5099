import { Skeleton } from '@mantine/core';
import { useParams } from '@tanstack/react-router';
import { useApiQuery } from '#shell/web/api/query.ts';
import { formatDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { ErrorScreen } from '#shell/web/widgets/ErrorScreen.tsx';
import { NotFoundScreen } from '#shell/web/widgets/NotFoundScreen.tsx';
import { Screen } from '#shell/web/widgets/Screen.tsx';
import { Card } from '#shell/web/widgets/Section.tsx';
import { documentKinds, documentRoutes } from '../contract/documents.ts';
import classes from './OpenPage.module.css';

/** Terms of use or privacy notice of a studio; open to everybody. */
export function StudioDocumentScreen() {
  const t = useTexts('account');
  const params: { studioId?: string; kind?: string } = useParams({ strict: false });
  const kind = documentKinds.find((known) => known === params.kind);
  const { data, error } = useApiQuery(
    documentRoutes.readDocument,
    { studioId: params.studioId ?? '', kind: kind ?? 'terms' },
    { enabled: kind !== undefined, meta: { skipGlobalErrorHandler: true } },
  );
  if (!kind || error?.status === 404 || error?.status === 422) return <NotFoundScreen />;
  if (error && !data) return <ErrorScreen error={error} />;

  return (
    <div className={classes['page']}>
      <Screen title={t(`documents.${kind}.title`)} subtitle={data?.studioName}>
        <Card>
          {!data && <Skeleton height={480} />}
          {data && (
            <>
              <div className={classes['text']}>
                {data.document.text ?? t(`documents.${kind}.standard`, { studio: data.studioName })}
              </div>
              <p className={classes['version']}>
                {data.document.publishedAt
                  ? t('documents.version', {
                      version: data.document.version,
                      date: formatDate(data.document.publishedAt),
                    })
                  : t('documents.isStandard')}
              </p>
            </>
          )}
        </Card>
      </Screen>
    </div>
  );
}
