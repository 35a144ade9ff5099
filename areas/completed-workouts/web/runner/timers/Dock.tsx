import { ActionIcon } from '@mantine/core';
import { IconBell, IconBellOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { formatDuration } from '#shell/common/numbers.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { unlockAudio } from './alerts.ts';
import { isMuted } from '../preferences.ts';
import classes from './RestBar.module.css';

interface DockProps {
  label: string;
  /** Share of the time that is left or elapsed, from 0 to 1. */
  share: number;
  isExercise?: boolean;
  children: ReactNode;
}

/** Panel fixed at the lower edge of the screen, with a bar for the time. */
export function Dock({ label, share, isExercise, children }: DockProps) {
  return (
    <section className={classes['dock']} data-clock={isExercise} aria-label={label}>
      <div className={classes['bar']} aria-hidden="true">
        <div style={{ transform: `scaleX(${Math.min(1, Math.max(0, share))})` }} />
      </div>
      {children}
    </section>
  );
}

/** Label, time, the button that switches the sound and the given buttons. */
export function TimeLeft({ label, seconds, children }: { label: string; seconds: number; children: ReactNode }) {
  const t = useTexts('completed-workouts');
  const muted = isMuted.use();
  const Icon = muted ? IconBellOff : IconBell;

  return (
    <div className={classes['line']}>
      <p className={classes['left']}>
        <span>{label}</span>
        <strong role="timer" aria-live="off">
          {formatDuration(seconds)}
        </strong>
      </p>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={44}
        aria-label={t('rest.sound')}
        aria-pressed={!muted}
        onClick={() => {
          isMuted.set(!muted);
          unlockAudio();
        }}
      >
        <Icon size={22} aria-hidden="true" />
      </ActionIcon>
      {children}
    </div>
  );
}
