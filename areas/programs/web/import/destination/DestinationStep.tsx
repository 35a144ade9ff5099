import { Button, Checkbox } from '@mantine/core';
import { useState } from 'react';
import { newId } from '#shell/common/ids.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Banner } from '#shell/web/widgets/Banner.tsx';
import type { ImportPreview } from '../../../contract/import.ts';
import { weeksFrom } from '../../../rules/import/placed-weeks.ts';
import { timesInTitle } from '../../../rules/import/program-title.ts';
import { programTotals } from '../../../rules/totals.ts';
import { useTotalsText } from '../../totals-text.ts';
import type { ImportTarget } from '../target.ts';
import { figuresOf, type ImportDraft } from '../import-draft.ts';
import { AmongWeeks } from './AmongWeeks.tsx';
import { AsNewProgram } from './AsNewProgram.tsx';
import classes from './DestinationStep.module.css';

interface DestinationStepProps {
  draft: ImportDraft;
  preview: ImportPreview;
  target: ImportTarget;
  /** Rest in seconds of rows that name none. */
  restSeconds: number;
  /** Goes back to the lines that are left out. */
  onReviewLeftOut: () => void;
  onDone: () => void;
}

/** The last step: title and destination. Nothing is saved before its button is pressed. */
export function DestinationStep(props: DestinationStepProps) {
  const { draft, preview, target, restSeconds, onReviewLeftOut, onDone } = props;
  const t = useTexts('programs');
  const totalsText = useTotalsText();
  // Made once: a repeat after a lost answer sends the same ids, so that the program is created once.
  const times = timesInTitle(preview);
  const [all] = useState(() => {
    const repeated = Array.from({ length: times }, () => preview.weeks).flat();
    return weeksFrom(repeated, { exerciseOf: ({ name }) => draft.choices[name] ?? null, newId, restSeconds });
  });
  const [isRepeated, setRepeated] = useState(times > 1);
  const { leftOut } = figuresOf(draft);
  const weeks = isRepeated ? all : all.slice(0, all.length / times);

  return (
    <div className={classes['step']}>
      <p className={classes['totals']}>{totalsText(programTotals(weeks))}</p>
      {leftOut > 0 && (
        <Banner
          tone="warning"
          actions={
            <Button variant="default" size="compact-sm" onClick={onReviewLeftOut}>
              {t('import.reviewLeftOut', { count: leftOut })}
            </Button>
          }
        >
          {t('import.leftOut', { count: leftOut })}
        </Banner>
      )}
      {times > 1 && (
        <Checkbox
          label={t('import.repeat.label', { weeks: all.length })}
          description={t('import.repeat.help', { count: all.length / times, stated: all.length })}
          checked={isRepeated}
          onChange={({ currentTarget: { checked } }) => setRepeated(checked)}
        />
      )}
      {target.kind === 'new' ? (
        <AsNewProgram
          title={preview.title || titleFromFileName(draft.fileName)}
          folderId={target.folderId}
          content={weeks}
          onDone={onDone}
        />
      ) : (
        <AmongWeeks
          weeks={target.weeks}
          added={weeks.length}
          onPlace={(after) => {
            target.insertWeeks(weeks, after);
            onDone();
          }}
        />
      )}
    </div>
  );
}

/** Returns the title of a program from its file name: `scheda marco.xlsx` gives `scheda marco`. */
function titleFromFileName(fileName: string | null): string {
  return (fileName ?? '').replace(/\.[^.]+$/, '').slice(0, 120);
}
