import { useState } from 'react';
import { newId } from '#shell/common/ids.ts';
import type { ImportPreview } from '../../../contract/import.ts';
import { weeksFrom } from '../../../rules/import/placed-weeks.ts';
import { programTotals } from '../../../rules/totals.ts';
import { useTotalsText } from '../../totals-text.ts';
import type { ImportTarget } from '../target.ts';
import type { ImportDraft } from '../import-draft.ts';
import { AmongWeeks } from './AmongWeeks.tsx';
import { AsNewProgram } from './AsNewProgram.tsx';
import classes from './DestinationStep.module.css';

interface DestinationStepProps {
  draft: ImportDraft;
  preview: ImportPreview;
  target: ImportTarget;
  onDone: () => void;
}

/** The last step: title and destination. Nothing is saved before its button is pressed. */
export function DestinationStep({ draft, preview, target, onDone }: DestinationStepProps) {
  const totalsText = useTotalsText();
  const { restSeconds } = target.kind === 'open' ? target : preview;
  // Made once: a repeat after a lost answer sends the same ids, so that the program is created once.
  const [weeks] = useState(() =>
    weeksFrom(preview.weeks, { exerciseOf: ({ name }) => draft.choices[name] ?? null, newId, restSeconds }),
  );

  return (
    <div className={classes['step']}>
      <p className={classes['totals']}>{totalsText(programTotals(weeks))}</p>
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
