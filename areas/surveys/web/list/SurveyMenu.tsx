import { IconArchive, IconArchiveOff, IconCopyPlus, IconPencil, IconUserPlus } from '@tabler/icons-react';
import { linkOptions } from '@tanstack/react-router';
import { useState } from 'react';
import { ActionItems } from '#shell/web/records/ActionMenu.tsx';
import { LazyActionMenu } from '#shell/web/records/LazyActionMenu.tsx';
import { useRecordAction } from '#shell/web/records/record-action.ts';
import { useMay } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { type SurveyCard, surveyRoutes } from '../../contract.ts';
import { surveyInvalidations } from '../invalidations.ts';
import { CloneDialog } from './CloneDialog.tsx';

/** Menu of a survey. Deleting it archives it, so that answers stay readable. */
export function SurveyMenu({ survey }: { survey: SurveyCard }) {
  const t = useTexts('surveys');
  return (
    <LazyActionMenu
      label={t('menu', { name: survey.name })}
      permissions={['update surveys', 'create surveys', ...(survey.isArchived ? [] : (['delete surveys'] as const))]}
    >
      <SurveyActions survey={survey} />
    </LazyActionMenu>
  );
}

function SurveyActions({ survey }: { survey: SurveyCard }) {
  const t = useTexts('surveys');
  const shell = useTexts('shell');
  const may = useMay();
  const { id, name, isArchived } = survey;
  const [isCloning, setCloning] = useState(false);
  const restore = useRecordAction(surveyRoutes.unarchive, {
    invalidates: surveyInvalidations,
    success: t('restore.done', { name }),
  });
  const archive = useRecordAction(surveyRoutes.archive, {
    confirm: { title: t('archive.title', { name }), text: t('archive.text'), confirmLabel: t('archive.yes') },
    invalidates: surveyInvalidations,
    success: t('archive.done', { name }),
    ...(may('update surveys') && { undo: { title: shell('deletions.undo'), run: () => restore.run({ id }) } }),
  });

  return (
    <>
      <ActionItems
        actions={[
          {
            label: t('open'),
            icon: IconPencil,
            permission: 'update surveys',
            link: linkOptions({ to: '/surveys/$id/edit', params: { id } }),
          },
          {
            label: t('assign.action'),
            icon: IconUserPlus,
            permission: 'update surveys',
            isHidden: isArchived,
            link: linkOptions({ to: '/surveys/$id/assign', params: { id } }),
          },
          {
            label: t('clone.action'),
            icon: IconCopyPlus,
            permission: 'create surveys',
            onClick: () => setCloning(true),
          },
          {
            label: t('archive.action'),
            icon: IconArchive,
            permission: 'delete surveys',
            isHidden: isArchived,
            onClick: () => archive.run({ id }),
          },
          {
            label: t('restore.action'),
            icon: IconArchiveOff,
            permission: 'update surveys',
            isHidden: !isArchived,
            onClick: () => restore.run({ id }),
          },
        ]}
      />
      <CloneDialog opened={isCloning} onClose={() => setCloning(false)} survey={survey} />
    </>
  );
}
