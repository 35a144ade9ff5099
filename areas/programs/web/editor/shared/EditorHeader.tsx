import { IconArrowLeft, IconPrinter, IconUserPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { AppLink } from '#shell/web/router/AppLink.tsx';
import { LinkButton } from '#shell/web/router/links.tsx';
import { formatDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { useScreenTitle } from '#shell/web/widgets/screen-title.ts';
import { StateBadge } from '#shell/web/widgets/StateBadge.tsx';
import type { Program } from '../../../contract/document.ts';
import { programTotals } from '../../../rules/totals.ts';
import { ImportWeeksMenu } from '../../import/ImportWeeksMenu.tsx';
import { useTotalsText } from '../../totals-text.ts';
import { AutoText } from '../../../../../shell/web/documents/AutoText.tsx';
import { useContent, useEditor } from '../context.tsx';
import { setInfo, setTitle } from '../edits/workouts.ts';
import classes from './EditorHeader.module.css';

/** Header with client, title, totals and instructions. */
export function EditorHeader({ program }: { program: Program }) {
  const t = useTexts('programs');
  const { clientId, clientName } = program;
  useScreenTitle(useContent(({ title }) => title));

  return (
    <header className={classes['head']}>
      <AppLink to={clientId ? `/clients/${clientId}/programs` : '/programs'} className={classes['back']}>
        <IconArrowLeft size={16} aria-hidden="true" />
        {clientName ?? t('title')}
      </AppLink>
      <div className={classes['line']}>
        <div className={classes['words']}>
          <Title />
          <ProgramStats program={program} />
        </div>
        <ImportWeeksMenu />
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
      </div>
      <Instructions />
    </header>
  );
}

/** Field of the title. An empty title is not saved; the last saved one returns on blur. */
function Title() {
  const t = useTexts('programs');
  const { store } = useEditor();
  const title = useContent((content) => content.title);
  const [isEmptied, setEmptied] = useState(false);

  return (
    <h1 className={classes['title']} tabIndex={-1}>
      <AutoText
        isOneLine
        aria-label={t('fields.title')}
        maxLength={120}
        value={isEmptied ? '' : title}
        onChange={(event) => {
          const typed = event.currentTarget.value;
          setEmptied(typed.trim() === '');
          if (typed.trim() !== '') setTitle(store, typed);
        }}
        onBlur={() => setEmptied(false)}
      />
    </h1>
  );
}

function ProgramStats({ program: { clientName, startsOn } }: { program: Program }) {
  const t = useTexts('programs');
  const totalsText = useTotalsText();
  const totals = useContent(({ weeks }) => totalsText(programTotals(weeks)));

  return (
    <div className={classes['facts']}>
      {clientName && startsOn && (
        <StateBadge tone="fresh">{t('copyOf', { name: clientName, date: formatDate(startsOn) })}</StateBadge>
      )}
      <span>{totals}</span>
    </div>
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
