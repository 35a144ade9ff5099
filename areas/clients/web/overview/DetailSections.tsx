import { Button, Group, Stack, Text } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { todayIn } from '#shell/common/dates.ts';
import { ageOn } from '#shell/common/months.ts';
import { useApiQuery } from '#shell/web/api/query.ts';
import { DetailList } from '#shell/web/records/DetailList.tsx';
import { LinkAnchor } from '#shell/web/router/links.tsx';
import { useMay, useMe } from '#shell/web/session.ts';
import { formatDate, formatTime, zoneName } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { formatHeight } from '#shell/web/texts/units.ts';
import { Section } from '#shell/web/widgets/Section.tsx';
import type { Client } from '../../contract.ts';
import { consentSubjectRoutes } from '../../contract/consents.ts';
import { guardianIn, isMinorOn } from '../../rules/minors.ts';
import { useActivation, useDeletion, useEndsOwnCare } from '../client-actions.ts';
import { useCollaborators, useIsSecretary } from '../queries.ts';

const clockIntervalMs = 10_000;

export function ContactSection({ client }: { client: Client }) {
  const t = useTexts('clients');
  const { email, phone, trainingCollaborator, nutritionCollaborator, goal, locale, timeZone, isSample } = client;
  const hasTeam = useCollaborators().length > 0;
  const isSecretary = useIsSecretary();
  const guardian = useGuardian(client);

  return (
    <Section title={t('overview.contact')}>
      <DetailList
        fields={[
          ...(isSample ? [] : [{ label: t('fields.email'), value: email, href: `mailto:${email}` }]),
          { label: t('fields.phone'), value: phone, href: `tel:${phone}` },
          ...(guardian === undefined ? [] : [{ label: t('fields.guardianName'), value: guardian }]),
          ...(isSecretary ? [] : [{ label: t('fields.goal'), value: goal }]),
          ...(hasTeam
            ? [
                { label: t('fields.trainingCollaboratorId'), value: trainingCollaborator },
                { label: t('fields.nutritionCollaboratorId'), value: nutritionCollaborator },
              ]
            : []),
          { label: t('fields.locale'), value: t(`locale.${locale}`) },
          ...(timeZone ? [{ label: t('fields.timeZone'), value: <ClientClock timeZone={timeZone} /> }] : []),
        ]}
      />
    </Section>
  );
}

/** The parent or guardian who consented last with a client who is a minor; null without one, undefined for an adult and until it is known. */
function useGuardian({ id, isRegistered, birthDate }: Client): string | null | undefined {
  const { timeZone } = useMe();
  const isMinor = isRegistered && isMinorOn(todayIn(timeZone), birthDate);
  const { data } = useApiQuery(consentSubjectRoutes.consents.client, { clientId: id }, { enabled: isMinor });
  return isMinor && data ? guardianIn(data.consents) : undefined;
}

/** The time zone and what time it is there. */
function ClientClock({ timeZone }: { timeZone: string }) {
  const t = useTexts('clients');
  const [now, setNow] = useState(() => new Date());

  // Synchronises with the clock.
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), clockIntervalMs);
    return () => clearInterval(timer);
  }, []);

  return t('overview.clock', { zone: zoneName(timeZone), time: formatTime(now, timeZone) });
}

export function BodySection({ client: { id, gender, birthDate, heightCm, withdrawnConsents } }: { client: Client }) {
  const t = useTexts('clients');
  const may = useMay();
  const { timeZone } = useMe();
  const hidesHeight = withdrawnConsents.includes('health_data') || !may('view health records');
  const isSecretary = useIsSecretary();
  const isComplete = birthDate && (isSecretary || (gender && (heightCm || hidesHeight)));
  const ageYears = ageOn(todayIn(timeZone), birthDate);
  const age = ageYears !== null && t('overview.years', { count: ageYears });

  return (
    <Section
      title={t(isSecretary ? 'form.personal' : 'overview.body')}
      actions={
        !isComplete &&
        may('update clients') && (
          <LinkAnchor to="/clients/$id/edit" params={{ id }} size="sm">
            {t('overview.complete')}
          </LinkAnchor>
        )
      }
    >
      <DetailList
        fields={[
          ...(isSecretary ? [] : [{ label: t('fields.gender'), value: gender && t(`gender.${gender}`) }]),
          {
            label: t('fields.birthDate'),
            value: birthDate && age && t('overview.born', { date: formatDate(birthDate), age }),
          },
          ...(hidesHeight ? [] : [{ label: t('fields.heightCm'), value: heightCm && formatHeight(heightCm) }]),
        ]}
      />
    </Section>
  );
}

/** Asks for a note where there is none. A written one is above the content (`ClientNotes`). */
export function NoteSection({ client: { id, name, note } }: { client: Client }) {
  const t = useTexts('clients');
  const may = useMay();
  const mayEdit = may('update health records');
  if (!may('view health records') || note.trim() !== '') return null;

  return (
    <Section
      title={t('overview.note')}
      actions={
        mayEdit && (
          <LinkAnchor to="/clients/$id/note" params={{ id }} size="sm">
            {t('overview.noteWrite')}
          </LinkAnchor>
        )
      }
    >
      <Text size="sm" c="dimmed">
        {mayEdit ? t('overview.noteEmpty', { name }) : t('note.none')}
      </Text>
    </Section>
  );
}

/** Buttons that deactivate, restore or delete the client, each with a sentence about its consequences. */
export function DangerSection({ client }: { client: Client }) {
  const t = useTexts('clients');
  const may = useMay();
  const navigate = useNavigate();
  const activation = useActivation(client);
  const endsOwnCare = useEndsOwnCare(client);
  const helpName = endsOwnCare ? 'endOwnCareHelp' : client.isActive ? 'deactivateHelp' : 'restoreHelp';
  const deletion = useDeletion(client, () => void navigate({ to: '/clients', replace: true }));
  const actions = [
    ...(activation.isHidden ? [] : [{ ...activation, help: t(`overview.${helpName}`) }]),
    { ...deletion, help: t('overview.deleteHelp') },
  ].filter(({ permission }) => may(permission));
  if (actions.length === 0) return null;

  return (
    <Section title={t('overview.danger')}>
      <Stack gap="md">
        {actions.map(({ label, help, isDestructive, onClick }) => (
          <Group key={label} justify="space-between" gap="md">
            <Text size="sm" c="dimmed" flex="1 1 12rem">
              {help}
            </Text>
            <Button
              variant="default"
              flex="none"
              onClick={onClick}
              {...(isDestructive && { c: 'var(--mantine-color-error)' })}
            >
              {label}
            </Button>
          </Group>
        ))}
      </Stack>
    </Section>
  );
}
