import { Button, Group, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { addDays, todayIn } from '#shell/common/dates.ts';
import { chosenInstant, localTimeIn } from '#shell/common/local-time.ts';
import { clearDraft } from '#shell/web/forms/drafts.ts';
import { useDraft } from '#shell/web/forms/use-draft.ts';
import { zoneName } from '#shell/web/texts/formats.ts';
import { currentTimeZone } from '#shell/web/texts/time-zone.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { limits } from '../../../contract/set.ts';
import type { CompletedWorkout } from '../../../contract/workout.ts';
import { timesDraftKey } from '../drafts.ts';
import type { Finish } from '../local-store/finish.ts';
import { changeEnd } from '../local-store/log.ts';
import { useRunner } from '../runner-context.ts';
import type { Texts } from '../../text.ts';
import block from '../screens/Block.module.css';

interface Typed {
  day: string;
  time: string;
  /** Empty: as they were recorded. */
  minutes: string;
}

type WrongFields = Partial<Record<keyof Typed, string>>;

/** Day, time and duration of the training, on the clock of the client; what is typed and not saved is a draft. */
export function CorrectedTimes({ finish, stored }: { finish: Finish; stored: CompletedWorkout }) {
  const t = useTexts('completed-workouts');
  const { store } = useRunner();
  const { timeZone } = stored;
  const startedAt = finish.startedAt ?? stored.startedAt;
  const saved: Typed = { ...localTimeIn(new Date(startedAt), timeZone), minutes: String(finish.minutes ?? '') };
  const [typed, setTyped] = useDraft<Typed>(timesDraftKey(store), () => saved);
  const [wrong, setWrong] = useState<WrongFields>({});
  const isMoved = typed.day !== saved.day || typed.time !== saved.time;
  const isLonger = typed.minutes !== saved.minutes;
  const earliest = earliestDay(stored);

  function save(event: FormEvent): void {
    event.preventDefault();
    const found = wrongFields(t, typed, { timeZone, startedAt, earliest });
    setWrong(found);
    if (Object.keys(found).length > 0) return;
    const start = chosenInstant(`${typed.day}T${typed.time}`, timeZone, startedAt).toISOString();
    // Only changed values are sent, so that a value corrected on another device since this form was opened is not overwritten.
    changeEnd(store, { ...(isMoved && { startedAt: start }), ...(isLonger && { minutes: minutesOf(typed) }) });
    clearDraft(timesDraftKey(store));
  }

  const change = (field: keyof Typed) => (event: { currentTarget: { value: string } }) => {
    const next = { ...typed, [field]: event.currentTarget.value };
    setTyped(next);
    if (next.day === saved.day && next.time === saved.time && next.minutes === saved.minutes)
      clearDraft(timesDraftKey(store));
  };
  return (
    <form className={block['block']} onSubmit={save} noValidate>
      <div className={block['effort']}>
        <Group align="flex-start" grow preventGrowOverflow={false}>
          <TextInput
            type="date"
            size="md"
            label={t('correction.day')}
            min={earliest}
            max={todayIn(timeZone)}
            value={typed.day}
            error={wrong.day}
            onChange={change('day')}
          />
          <TextInput
            type="time"
            size="md"
            label={t('correction.time')}
            description={timeZone !== currentTimeZone() && t('correction.zone', { zone: zoneName(timeZone) })}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            value={typed.time}
            error={wrong.time}
            onChange={change('time')}
          />
          <TextInput
            size="md"
            inputMode="numeric"
            label={t('correction.minutes')}
            placeholder={t('figures.notRecorded')}
            value={typed.minutes}
            error={wrong.minutes}
            onChange={change('minutes')}
          />
        </Group>
        {(isMoved || isLonger) && (
          <Button type="submit" variant="default" mt={12}>
            {t('correction.saveTimes')}
          </Button>
        )}
      </div>
    </form>
  );
}

interface Limits {
  timeZone: string;
  startedAt: string;
  earliest: string;
}

function wrongFields(t: Texts, typed: Typed, { timeZone, startedAt, earliest }: Limits): WrongFields {
  const values = { most: limits.minutesAWorkout, days: limits.daysBeforeLogging };
  const minutes = minutesOf(typed);
  const isPossible = minutes === null || (Number.isInteger(minutes) && minutes >= 1 && minutes <= values.most);
  if (!isPossible) return { minutes: t('correction.minutesWrong', values) };
  if (!typed.day) return { day: t('correction.dayMissing') };
  if (!typed.time) return { time: t('correction.timeMissing') };
  const start = chosenInstant(`${typed.day}T${typed.time}`, timeZone, startedAt);
  if (start.getTime() + (minutes ?? 0) * 60_000 > Date.now()) return { day: t('problems.trained_in_future') };
  return typed.day < earliest ? { day: t('problems.trained_too_long_ago', values) } : {};
}

function minutesOf({ minutes }: Typed): number | null {
  return minutes.trim() === '' ? null : Number(minutes);
}

function earliestDay({ timesCorrection, startedAt, timeZone }: CompletedWorkout): string {
  const { day } = localTimeIn(new Date(timesCorrection?.startedAt ?? startedAt), timeZone);
  return addDays(day, 1 - limits.daysBeforeLogging);
}
