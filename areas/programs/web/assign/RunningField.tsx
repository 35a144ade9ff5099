import { Radio } from '@mantine/core';
import { addDays } from '#shell/common/dates.ts';
import { formatShortDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { type AssignPreview, maxNamed, runningChoices } from '../../contract.ts';
import { isDay, type Running } from './assignment.ts';
import classes from './RunningField.module.css';

interface RunningFieldProps {
  value: Running;
  startsOn: string;
  preview: AssignPreview | undefined;
  onChange: (running: Running) => void;
}

/** Whether what the clients train on by then goes on or ends, and whom that concerns. */
export function RunningField({ value, startsOn, preview, onChange }: RunningFieldProps) {
  const t = useTexts('programs');
  const count = preview?.training ?? 0;
  const date = isDay(startsOn) ? formatShortDate(addDays(startsOn, -1)) : '–';

  return (
    <div>
      <Radio.Group
        label={t('assign.running.label')}
        name="running"
        value={value}
        onChange={(chosen) => onChange(runningChoices.find((one) => one === chosen) ?? 'keep')}
      >
        <div className={classes['choices']}>
          <Radio value="keep" label={t('assign.running.keep')} description={t('assign.running.keepHelp', { count })} />
          <Radio
            value="replace"
            label={t('assign.running.replace')}
            description={t('assign.running.replaceHelp', { count, date })}
          />
        </div>
      </Radio.Group>
      {preview && count > 0 && <Who preview={preview} />}
    </div>
  );
}

function Who({ preview: { training, running, starting, programs } }: { preview: AssignPreview }) {
  const t = useTexts('programs');
  const others = running + starting - programs.length;

  return (
    <details className={classes['who']}>
      <summary>{t('assign.running.who', { count: training })}</summary>
      <ul>
        {programs.map(({ clientName, title, endsOn }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: names and titles repeat, and the list is drawn whole
          <li key={index}>{t('assign.running.until', { name: clientName, title, date: formatShortDate(endsOn) })}</li>
        ))}
        {programs.length === maxNamed && others > 0 && <li>{t('assign.running.others', { count: others })}</li>}
      </ul>
    </details>
  );
}
