import { Button, Checkbox, Group, Radio, Stack } from '@mantine/core';
import { type SubmitEvent, useState } from 'react';
import { focusUnreadableField } from '#shell/web/forms/unreadable-field.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { Progression } from '../../../contract/document.ts';
import {
  type ProgressionFaults,
  progressionFrom,
  progressionKinds,
  progressionValues,
} from '../../../rules/progression-values.ts';
import { useContent, useEditor } from '../context.tsx';
import { followingRows, setProgression } from '../edits/progression.ts';
import { getRow } from '../state/program-index.ts';
import { ProgressionFields } from './ProgressionFields.tsx';
import classes from './ProgressionForm.module.css';
import { ProgressionLine } from './ProgressionLine.tsx';

type Kind = Progression['kind'] | 'none';

export function ProgressionForm({ rowId, onDone }: { rowId: string; onDone: () => void }) {
  const t = useTexts('programs');
  const editor = useEditor();
  const following = useContent(({ weeks }) => followingRows(weeks, rowId).join(' '))
    .split(' ')
    .filter(Boolean);
  const [row] = useState(() => getRow(editor.store.getState().content.weeks, rowId).row);
  const [kind, setKind] = useState<Kind>(row.progression?.kind ?? 'none');
  const [values, setValues] = useState(() => progressionValues(row, editor.settings.loadStepKg));
  const [faults, setFaults] = useState<ProgressionFaults>({});
  const [isForAll, setForAll] = useState(true);

  function apply(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (focusUnreadableField(event.currentTarget)) return;
    const parsed = kind === 'none' ? { progression: null } : progressionFrom(kind, values);
    if ('faults' in parsed) {
      setFaults(parsed.faults);
      event.currentTarget.querySelector<HTMLElement>(`[name="${Object.keys(parsed.faults)[0]}"]`)?.focus();
      return;
    }
    setProgression(editor, [rowId, ...(isForAll ? following : [])], parsed.progression);
    onDone();
  }

  return (
    <form noValidate onSubmit={apply}>
      <Stack gap="md">
        <Radio.Group
          label={t('progression.label')}
          name="kind"
          value={kind}
          onChange={(chosen) => setKind(chosen as Kind)}
        >
          <div className={classes['kinds']}>
            {(['none', ...progressionKinds] as const).map((one) => (
              <Radio
                key={one}
                value={one}
                label={t(`progression.kinds.${one}`)}
                description={t(`progression.helps.${one}`)}
                data-autofocus={one === kind || undefined}
              />
            ))}
          </div>
        </Radio.Group>
        {kind !== 'none' && (
          <>
            <ProgressionFields
              kind={kind}
              values={values}
              faults={faults}
              onChange={(name, value) => {
                setValues({ ...values, [name]: value });
                setFaults({});
              }}
            />
            <ProgressionLine kind={kind} values={values} />
          </>
        )}
        {following.length > 0 && (
          <Checkbox
            checked={isForAll}
            onChange={(event) => setForAll(event.currentTarget.checked)}
            label={t('progression.following', { count: following.length })}
          />
        )}
        <Group justify="flex-end" className={classes['bar'] ?? ''}>
          <Button variant="default" onClick={onDone}>
            {t('progression.cancel')}
          </Button>
          <Button type="submit">{t('progression.apply')}</Button>
        </Group>
      </Stack>
    </form>
  );
}
