import { Button } from '@mantine/core';
import { DifferenceList } from '#shell/web/documents/DifferenceList.tsx';
import { formatDate, formatTime } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Banner } from '#shell/web/widgets/Banner.tsx';
import type { VisitRecord } from '../../contract/document.ts';
import { visitModel } from '../../rules/document-model.ts';
import { useVisitDocumentText } from './document-text.ts';
import { contentWith, type LeftOut } from './left-out.ts';
import { useVisit } from './open-visit.ts';
import { ReopenButton } from './ReopenButton.tsx';
import type { FollowedVisit } from './use-followed-visit.ts';

/** Edits that a visit does not have because it was completed before they were saved, with buttons to apply or discard them. */
export function LeftOutBanner({ leftOut, ...followed }: FollowedVisit) {
  return leftOut && <Edits leftOut={leftOut} {...followed} />;
}

type EditsProps = Omit<FollowedVisit, 'leftOut'> & { leftOut: LeftOut };

function Edits({ visit, setVisit, leftOut, applyLeftOut, discardLeftOut }: EditsProps) {
  const t = useTexts('visits');
  const content = useVisit((present) => present);
  const withEdits = contentWith(leftOut, content);
  const text = useVisitDocumentText([content, withEdits]);
  const actions = (
    <>
      {visit.state === 'completed' ? (
        <ReopenButton
          label={t('leftOut.reopen')}
          size="compact-sm"
          onReopened={(reopened) => {
            setVisit(reopened);
            applyLeftOut();
          }}
        />
      ) : (
        <Button variant="default" size="compact-sm" onClick={applyLeftOut}>
          {t('leftOut.apply')}
        </Button>
      )}
      <Button variant="subtle" size="compact-sm" c="inherit" onClick={discardLeftOut}>
        {t('leftOut.discard')}
      </Button>
    </>
  );
  return (
    <Banner tone="warning" role="alert" actions={actions}>
      <p>{useReason(visit, leftOut)}</p>
      <DifferenceList
        title={t('leftOut.differences')}
        differences={visitModel.differences(content, withEdits)}
        text={text}
      />
    </Banner>
  );
}

/** Who completed the visit before the edits were saved. */
function useReason({ state, completedBy }: VisitRecord, { writtenAt }: LeftOut): string {
  const t = useTexts('visits');
  if (state === 'draft') return t('leftOut.reopened', { date: formatDate(writtenAt), time: formatTime(writtenAt) });
  if (completedBy?.isMe) return t('leftOut.byMe');
  return completedBy?.name ? t('leftOut.byOther', { name: completedBy.name }) : t('leftOut.unknown');
}
