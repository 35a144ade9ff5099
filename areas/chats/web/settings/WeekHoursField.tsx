import { ActionIcon, Button, Input, NativeSelect } from '@mantine/core';
import { IconCopy, IconPlus, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { formatWeekday } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import type { Slot } from '../../contract/slots.ts';
import classes from './WeekHoursField.module.css';

interface WeekHoursFieldProps {
  value: readonly Slot[];
  error: ReactNode;
  onChange: (slots: Slot[]) => void;
}

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;
const workingDays: readonly number[] = [1, 2, 3, 4, 5];
const maxPerDay = 5;
const firstSlot = { from: '09:00', until: '18:00' };

const halfHours = Array.from({ length: 49 }, (_, half) => {
  const hour = String(Math.floor(half / 2)).padStart(2, '0');
  return `${hour}:${half % 2 === 0 ? '00' : '30'}`;
});

/** The open hours of each weekday, several slots a day. */
export function WeekHoursField({ value, error, onChange }: WeekHoursFieldProps) {
  const t = useTexts('chats');
  return (
    <Input.Wrapper label={t('fields.hours')} labelElement="div" error={error}>
      <div className={classes['week']} data-field="hours" tabIndex={-1}>
        {weekdays.map((weekday) => (
          <Weekday
            key={weekday}
            weekday={weekday}
            slots={value.filter((slot) => slot.weekday === weekday)}
            onChange={(slots) => onChange([...value.filter((slot) => slot.weekday !== weekday), ...slots])}
            {...(mayCopy(value, weekday) && { onCopy: () => onChange(withHoursCopied(value, weekday)) })}
          />
        ))}
      </div>
    </Input.Wrapper>
  );
}

interface WeekdayProps {
  weekday: number;
  slots: readonly Slot[];
  onChange: (slots: Slot[]) => void;
  /** Copies the hours to the other working days. */
  onCopy?: () => void;
}

function Weekday({ weekday, slots, onChange, onCopy }: WeekdayProps) {
  const t = useTexts('chats');
  const name = weekdayName(weekday);
  const replace = (index: number, changed: Partial<Slot>) =>
    onChange(slots.map((slot, at) => (at === index ? { ...slot, ...changed } : slot)));

  return (
    <fieldset className={classes['day']}>
      <legend className={classes['name']}>{name}</legend>
      <div className={classes['slots']}>
        {slots.length === 0 && <span className={classes['closed']}>{t('settings.closed')}</span>}
        {[...slots.entries()].map(([index, slot]) => (
          <div key={index} className={classes['slot']}>
            <Time
              label={t('settings.from', { day: name })}
              value={slot.from}
              onChange={(from) => replace(index, { from })}
            />
            <span aria-hidden="true">–</span>
            <Time
              label={t('settings.until', { day: name })}
              value={slot.until}
              onChange={(until) => replace(index, { until })}
            />
            <ActionIcon
              variant="subtle"
              color="gray"
              size={36}
              aria-label={t('settings.removeSlot', { day: name, ...slot })}
              onClick={() => onChange(slots.toSpliced(index, 1))}
            >
              <IconTrash size={16} aria-hidden="true" />
            </ActionIcon>
          </div>
        ))}
        {onCopy && (
          <Button
            variant="subtle"
            size="compact-sm"
            justify="start"
            leftSection={<IconCopy size={14} aria-hidden="true" />}
            aria-label={t('settings.copyHoursOf', { day: name })}
            onClick={onCopy}
          >
            {t('settings.copyHours')}
          </Button>
        )}
      </div>
      {slots.length < maxPerDay && (
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconPlus size={14} aria-hidden="true" />}
          aria-label={t('settings.addSlotOf', { day: name })}
          onClick={() => onChange([...slots, { weekday, ...nextSlot(slots) }])}
        >
          {t('settings.addSlot')}
        </Button>
      )}
    </fieldset>
  );
}

/** Whether the day is a working day with hours, and another working day has others. */
function mayCopy(slots: readonly Slot[], weekday: number): boolean {
  const hoursOf = (day: number) =>
    slots
      .flatMap((slot) => (slot.weekday === day ? `${slot.from}–${slot.until}` : []))
      .toSorted()
      .join();
  const hours = hoursOf(weekday);
  return workingDays.includes(weekday) && hours !== '' && workingDays.some((day) => hoursOf(day) !== hours);
}

function withHoursCopied(slots: readonly Slot[], weekday: number): Slot[] {
  const copied = slots.filter((slot) => slot.weekday === weekday);
  const others = slots.filter((slot) => !workingDays.includes(slot.weekday));
  return [...workingDays.flatMap((day) => copied.map((slot) => ({ ...slot, weekday: day }))), ...others];
}

/** A select, because browsers write time fields in the format of the system and not of the app. */
function Time({ label, value, onChange }: { label: string; value: string; onChange: (value: string) => void }) {
  return (
    <NativeSelect
      aria-label={label}
      value={value}
      data={[...new Set([...halfHours, value])].toSorted()}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

/** One hour after the last slot, for the afternoon. */
function nextSlot(slots: readonly Slot[]): Omit<Slot, 'weekday'> {
  const end = slots.at(-1)?.until;
  const from = end && halfHours[halfHours.indexOf(end) + 2];
  const until = from && halfHours[halfHours.indexOf(from) + 8];
  return from && from !== '24:00' ? { from, until: until ?? '24:00' } : firstSlot;
}

/** 16 November 2026 is a Monday. */
export function weekdayName(weekday: number): string {
  return formatWeekday(`2026-11-${15 + weekday}`);
}
