import { Button, Drawer, Skeleton, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import { useClientName } from '#areas/clients/web/public.tsx';
import { useMay } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Section } from '#shell/web/widgets/Section.tsx';
import type { Declaration, DietaryProfileResponse } from '../contract.ts';
import { statementsOf } from '../rules/changes.ts';
import { isUndeclared } from '../rules/undeclared.ts';
import { DeclarationsToDecide, useDecideDeclaration } from './DeclarationsToDecide.tsx';
import classes from './DietaryProfile.module.css';
import { DietaryProfileForm } from './form/DietaryProfileForm.tsx';
import { ProfileHistory } from './ProfileHistory.tsx';
import { ProfileSummary } from './ProfileSummary.tsx';
import { useDietaryProfile } from './queries.ts';
import { MedicinesBanner } from './Medicines.tsx';
import { UnmatchedWordsBanner } from './UnmatchedWords.tsx';

/** Panel of the client's page: what they must not or do not eat, who said it, and what they declared and is to be decided. */
export function ClientDietaryProfilePanel({ clientId }: { clientId: string }) {
  const t = useTexts('dietary-profiles');
  const may = useMay();
  const [isOpen, { open, close }] = useDisclosure();
  /** The declaration that the save confirms; null when the profile is only edited. */
  const [confirmed, setConfirmed] = useState<Declaration | null>(null);
  const decide = useDecideDeclaration(clientId);
  const { data } = useDietaryProfile({ clientId });
  const name = useClientName(clientId);
  const openFor = (declaration: Declaration | null) => {
    setConfirmed(declaration);
    open();
  };

  return (
    <div id="dietary-profile" className={classes['panel']}>
      <Section
        title={t('panel.title')}
        actions={
          data &&
          may('update meal plans') && (
            <Button variant="default" size="xs" onClick={() => openFor(null)}>
              {t(data.version === 0 ? 'panel.fill' : 'panel.edit')}
            </Button>
          )
        }
      >
        <DeclarationsToDecide clientId={clientId} declarations={data?.declarations ?? []} onConfirm={openFor} />
        {data ? <Statements data={data} clientName={name} /> : <Skeleton height={64} />}
        <Drawer
          opened={isOpen}
          onClose={close}
          position="right"
          size={520}
          title={<Text fw={700}>{t('panel.drawer')}</Text>}
          closeButtonProps={{ 'aria-label': t('panel.close') }}
        >
          {data && (
            <DietaryProfileForm
              subject={{ clientId }}
              opened={data}
              declaration={confirmed}
              onSaved={() => confirmed && decide(confirmed, 'confirmed')}
              onClose={close}
            />
          )}
        </Drawer>
      </Section>
    </div>
  );
}

function Statements({ data, clientName }: { data: DietaryProfileResponse; clientName: string }) {
  const t = useTexts('dietary-profiles');
  const { profile, version, changes } = data;
  const hasMarks = statementsOf(profile).some(({ kind }) => kind !== 'note');

  const undeclared = isUndeclared(data) && (
    <Text span size="sm" fw={700} c="var(--mantine-color-text)">
      {`${t('panel.undeclared')} `}
    </Text>
  );

  return (
    <>
      {hasMarks ? (
        <>
          {undeclared}
          <ProfileSummary profile={profile} />
        </>
      ) : (
        <Text size="sm" c="dimmed">
          {undeclared}
          {t(version === 0 ? 'panel.unknown' : 'panel.nothing')}
        </Text>
      )}
      <div className={classes['notices']}>
        <UnmatchedWordsBanner unmatchedWords={data.unmatchedWords ?? []} />
        <MedicinesBanner response={data} />
      </div>
      {profile.note && <p className={classes['note']}>{profile.note}</p>}
      <ProfileHistory changes={changes} clientName={clientName} />
    </>
  );
}
