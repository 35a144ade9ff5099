import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTexts } from '#shell/web/texts/texts.ts';
import { notificationsPrompted } from './preferences.ts';
import classes from './RestBar.module.css';
import { canRequestNotifications } from './alerts.ts';

/** Asked once, in the first pause, before the browser asks in its own words. */
export function NotificationPrompt() {
  const t = useTexts('completed-workouts');
  const [isWorthAsking] = useState(canRequestNotifications);
  const wasAsked = notificationsPrompted.use();
  if (!isWorthAsking || wasAsked) return null;

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
