import { Radio } from '@mantine/core';
import { addDays } from '#shell/common/dates.ts';
import { formatDate, formatShortDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { type AssignPreview, type OverlapChoice, overlapChoices } from '../contract.ts';
import { maxListedCopies } from '../contract/limits.ts';
import type { AssignmentKind } from './assignment-kind.ts';
import classes from './OverlapField.module.css';

interface OverlapFieldProps {
  kind: AssignmentKind;
  value: OverlapChoice;
  startsOn: string;
  /** Undefined until a recipient and a first day are chosen and the preview is loaded. */
  preview: AssignPreview | undefined;
  onChange: (choice: OverlapChoice) => void;
}

/** Selects whether copies that the clients follow on the first day continue or end, and lists these copies. Copies that start later stay. */
export function OverlapField({ kind, value, startsOn, preview, onChange }: OverlapFieldProps) {
  const t = useTexts('assignments');
  const { following: count = 0, later = 0 } = preview ?? {};
  const keep = kind.isSuspended ? 'suspend' : 'keep';
  const keepHelp = preview ? t(`overlap.${keep}Help`, { count }) : t(`overlap.${keep}Meaning`);

  return (
    <div>
      <Radio.Group
        label={t('overlap.label')}
        name="overlap"
        value={value}
        onChange={(chosen) => onChange(overlapChoices.find((choice) => choice === chosen) ?? 'keep')}
      >
        <div className={classes['choices']}>
          <Radio value="keep" label={t(`overlap.${keep}`)} description={keepHelp} />
          <Radio
            value="replace"
            label={t('overlap.replace')}
            description={preview ? <ReplaceHelp startsOn={startsOn} preview={preview} /> : t('overlap.replaceMeaning')}
          />
        </div>
      </Radio.Group>
      {preview && count > 0 && <CurrentCopies preview={preview} />}
      {later > 0 && (
        <p className={classes['later']}>
          {t(kind.isSuspended ? 'overlap.laterApplies' : 'overlap.laterStays', { count: later })}
        </p>
      )}
    </div>
  );
}

/** Which copies end the day before, and which are deleted, because no day would be left of them. */
function ReplaceHelp({ startsOn, preview: { ending, deleted } }: { startsOn: string; preview: AssignPreview }) {
  const t = useTexts('assignments');
  const dayBefore = formatShortDate(addDays(startsOn, -1));
  const sentences = [
    (ending > 0 || deleted === 0) && t('overlap.replaceHelp', { count: ending, date: dayBefore }),
    deleted > 0 && t('overlap.replaceDeletes', { count: deleted, date: formatShortDate(startsOn) }),
  ];
  return sentences.filter((sentence) => sentence !== false).join(' ');
}

function CurrentCopies({ preview: { following, ending, deleted, copies } }: { preview: AssignPreview }) {
  const t = useTexts('assignments');
  const others = ending + deleted - copies.length;

  return (
    <details className={classes['who']}>
      <summary>{t('overlap.who', { count: following })}</summary>
      <ul>
        {copies.map(({ clientName, title, endsOn }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: names and titles repeat, and the list is rendered as a whole
          <li key={index}>
            {t('overlap.until', { name: clientName, title, date: endsOn ? formatDate(endsOn) : '–' })}
          </li>
        ))}
        {copies.length === maxListedCopies && others > 0 && <li>{t('overlap.others', { count: others })}</li>}
      </ul>
    </details>
  );
}
