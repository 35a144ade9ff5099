import { IconPlayerPause, IconPrinter, IconUserPlus } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { ClientHeadNote } from '#areas/clients/web/public.tsx';
import { saveAll } from '#shell/web/documents/autosave.ts';
import { AutoText } from '#shell/web/documents/AutoText.tsx';
import { LoadedWhen } from '#shell/web/documents/DocumentDialogs.tsx';
import { DocumentHeader } from '#shell/web/documents/DocumentHeader.tsx';
import { ActionMenu } from '#shell/web/records/ActionMenu.tsx';
import { LinkButton } from '#shell/web/router/links.tsx';
import { formatDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { StateBadge } from '#shell/web/widgets/StateBadge.tsx';
import type { Program } from '../../../contract/document.ts';
import { programTotals } from '../../../rules/totals.ts';
import { useSaveAsTemplate } from '../../assigned/use-save-as-template.ts';
import { ImportWeeksMenu } from '../../import/ImportWeeksMenu.tsx';
import { useTotalsText } from '../../totals-text.ts';
import { useContent, useEditor } from '../context.tsx';
import { useFollowedWeeks } from '../dates/stopped.ts';
import { setInfo, setTitle } from '../edits/workouts.ts';
import classes from './EditorHeader.module.css';

const PauseDialog = lazy(async () => ({ default: (await import('../../pauses/PauseDialog.tsx')).PauseDialog }));

/** Header with client, what is to be known of them, title, totals and instructions. */
export function EditorHeader({ program }: { program: Program }) {
  const t = useTexts('programs');
  const { clientId, clientName } = program;
  const { store } = useEditor();
  const title = useContent((content) => content.title);

  return (
    <DocumentHeader
      back={{ to: clientId ? `/clients/${clientId}/programs` : '/programs', label: clientName ?? t('title') }}
      title={{
        label: t('fields.title'),
        value: title,
        maxLength: 120,
        onChange: (typed) => setTitle(store, typed),
      }}
      summary={<ProgramStats program={program} />}
      actions={
        <>
          <ImportWeeksMenu />
          {clientId && <CopyMenu program={program} />}
          <LinkButton
            to="/programs/$id/pdf"
            params={{ id: program.id }}
            variant="default"
            leftSection={<IconPrinter size={18} aria-hidden="true" />}
          >
            {t('pdf.title')}
          </LinkButton>
          {!clientId && (
            <LinkButton
              to="/programs/$id/assign"
              params={{ id: program.id }}
              leftSection={<IconUserPlus size={18} aria-hidden="true" />}
            >
              {t('assign.action')}
            </LinkButton>
          )}
        </>
      }
    >
      <Instructions />
    </DocumentHeader>
  );
}

function CopyMenu({ program }: { program: Program }) {
  const t = useTexts('programs');
  const { autosave } = useEditor();
  const title = useContent((content) => content.title);
  const [isPauseOpen, setPauseOpen] = useState(false);
  const saveAsTemplate = useSaveAsTemplate(program, () => saveAll(autosave));
  const label = t('assigned.menu', { title, client: program.clientName });
  const pause = { label: t('pause.action'), icon: IconPlayerPause, onClick: () => setPauseOpen(true) };
  return (
    <>
      <ActionMenu label={label} placement="header" actions={[pause, saveAsTemplate]} />
      <LoadedWhen needed={isPauseOpen}>
        <PauseDialog copy={{ id: program.id, title }} opened={isPauseOpen} onClose={() => setPauseOpen(false)} />
      </LoadedWhen>
    </>
  );
}

function ProgramStats({ program: { clientId, clientName, startsOn } }: { program: Program }) {
  const t = useTexts('programs');
  const totalsText = useTotalsText();
  const followed = useFollowedWeeks();
  const totals = useContent(({ weeks }) => totalsText(programTotals(followed(weeks))));

  return (
    <>
      {clientName && startsOn && (
        <StateBadge tone="fresh">{t('copyOf', { name: clientName, date: formatDate(startsOn) })}</StateBadge>
      )}
      <span>{totals}</span>
      {clientId && (
        <Suspense>
          <ClientHeadNote clientId={clientId} className={classes['clientNote']} />
        </Suspense>
      )}
    </>
  );
}

function Instructions() {
  const t = useTexts('programs');
  const { store } = useEditor();
  const instructions = useContent((content) => content.info);

  return (
    <div className={classes['info']}>
      <AutoText
        aria-label={t('fields.info')}
        placeholder={t('infoExample')}
        maxLength={5000}
        value={instructions}
        onChange={(event) => setInfo(store, event.currentTarget.value)}
      />
    </div>
  );
}
