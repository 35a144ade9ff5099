import { Button, Drawer, Text } from '@mantine/core';
import { IconBarbell } from '@tabler/icons-react';
import { useState } from 'react';
import { z } from 'zod';
import { ClientSelect, useIsCoached } from '#areas/clients/web/public.tsx';
import { useSearchParams } from '#shell/web/lists/search-params.ts';
import { useMay } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { WarningsInPerson } from './WarningsInPerson.tsx';
import classes from './InPerson.module.css';
import { WorkoutPicker } from './WorkoutPicker.tsx';

const OpenDrawer = z.object({ inPerson: z.boolean().optional() });
export type InPersonParams = z.output<typeof OpenDrawer>;

interface InPersonProps {
  clientId: string | undefined;
  /** True on the page of a client, where no other client can be selected. */
  isClientFixed?: boolean;
}

/** Button and drawer to choose a workout to train in person. */
export function InPerson({ clientId, isClientFixed = false }: InPersonProps) {
  const t = useTexts('completed-workouts');
  const may = useMay();
  const [{ inPerson = false }, setParams] = useSearchParams(OpenDrawer);
  const [selectedId, setSelectedId] = useState<string>();
  const trainedId = selectedId ?? clientId;
  const isCoached = useIsCoached(isClientFixed ? clientId : undefined);
  if (isClientFixed && !isCoached) return null;
  if (!may('update workouts') || !(isClientFixed || may('view clients'))) return null;

  return (
    <>
      <Button
        variant="default"
        leftSection={<IconBarbell size={18} aria-hidden="true" />}
        onClick={() => setParams({ inPerson: true })}
      >
        {t('inPerson.train')}
      </Button>
      <Drawer
        opened={inPerson}
        onClose={() => setParams({ inPerson: undefined })}
        position="right"
        size={480}
        title={<Text fw={700}>{t('inPerson.title')}</Text>}
        closeButtonProps={{ 'aria-label': t('detail.close') }}
      >
        <div className={classes['drawer']}>
          <p className={classes['how']}>{t('inPerson.how')}</p>
          {!isClientFixed && (
            <ClientSelect
              value={trainedId}
              onChange={setSelectedId}
              maxWidth={480}
              placeholder={t('inPerson.choose')}
            />
          )}
          {trainedId && <WarningsInPerson clientId={trainedId} />}
          {trainedId ? <WorkoutPicker clientId={trainedId} /> : <p className={classes['how']}>{t('inPerson.who')}</p>}
        </div>
      </Drawer>
    </>
  );
}
