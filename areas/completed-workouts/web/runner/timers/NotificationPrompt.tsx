import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTexts } from '#shell/web/texts/texts.ts';
import { notificationsPrompted } from '../preferences.ts';
import classes from './NotificationPrompt.module.css';

/** Asks once, before a workout is begun, whether to allow notifications, before the browser's own prompt. */
export function NotificationPrompt() {
  const t = useTexts('completed-workouts');
  const [isPossible] = useState(() => 'Notification' in window && Notification.permission === 'default');
  const wasPrompted = notificationsPrompted.use();
  if (!isPossible || wasPrompted) return null;

  async function allow(): Promise<void> {
    notificationsPrompted.set(true);
    await Notification.requestPermission();
  }

  return (
    <div className={classes['question']}>
      <p>{t('rest.notices')}</p>
      <Button variant="light" size="sm" onClick={() => void allow()}>
        {t('rest.noticesYes')}
      </Button>
      <Button variant="subtle" color="gray" size="sm" onClick={() => notificationsPrompted.set(true)}>
        {t('rest.noticesNo')}
      </Button>
    </div>
  );
}
