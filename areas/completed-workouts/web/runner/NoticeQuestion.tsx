import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTexts } from '#shell/web/texts/texts.ts';
import { noticesAsked } from './preferences.ts';
import classes from './RestDock.module.css';
import { mayAskForNotices } from './signals.ts';

/** Asked once, in the first pause, before the browser asks in its own words. */
export function NoticeQuestion() {
  const t = useTexts('completed-workouts');
  const [isWorthAsking] = useState(mayAskForNotices);
  const wasAsked = noticesAsked.use();
  if (!isWorthAsking || wasAsked) return null;

  async function allow(): Promise<void> {
    noticesAsked.set(true);
    await Notification.requestPermission();
  }

  return (
    <div className={classes['question']}>
      <p>{t('rest.notices')}</p>
      <Button variant="light" size="sm" onClick={() => void allow()}>
        {t('rest.noticesYes')}
      </Button>
      <Button variant="subtle" color="gray" size="sm" onClick={() => noticesAsked.set(true)}>
        {t('rest.noticesNo')}
      </Button>
    </div>
  );
}
