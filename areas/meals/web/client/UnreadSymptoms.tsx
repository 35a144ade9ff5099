import { IconAlertTriangle } from '@tabler/icons-react';
import { type ChosenRecipients, useRowsOfRecipients } from '#areas/assignments/web/public.tsx';
import { LinkButton } from '#shell/web/router/links.tsx';
import { formatDate } from '#shell/web/texts/formats.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Banner } from '#shell/web/widgets/Banner.tsx';
import { clientMealRoutes } from '../../contract.ts';
import type { UnreadClient } from '../../contract/unread.ts';

/** Notes that are quoted, and clients who are named for food to avoid; the others are counted. */
const shown = 5;

/**
 * Banners with the unread notes of these clients about meals that name pain or a symptom, the latest of each client first, and in how many
 * meals and notes a food to avoid was eaten or is named. Renders nothing without any. The caller may view meal plans.
 */
export function UnreadSymptoms(recipients: ChosenRecipients) {
  const t = useTexts('meals');
  const { rows } = useRowsOfRecipients(clientMealRoutes.unreadOfRecipients, recipients, true, ({ clients }) => clients);
  const quoted = rows
    .flatMap(distinctNotes)
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, shown);
  const more =
    rows.reduce((sum, { symptoms = 0 }) => sum + symptoms, 0) - quoted.reduce((sum, { meals }) => sum + meals, 0);
  const avoiding = rows.filter(({ conflicts = 0, eatenConflicts = 0 }) => conflicts + eatenConflicts > 0);
  return (
    <>
      {quoted.map(({ key, clientId, clientName, date, text }) => (
        <Banner
          key={key}
          tone="danger"
          icon={IconAlertTriangle}
          role="status"
          actions={<DiaryLink clientId={clientId} date={date} />}
        >
          {t('client.unreadSymptom', { client: clientName, date: formatDate(date), text })}
        </Banner>
      ))}
      {more > 0 && (
        <Banner tone="danger" role="status">
          {t('client.moreSymptoms', { count: more })}
        </Banner>
      )}
      {avoiding.slice(0, shown).map((client) => (
        <FoodsToAvoid key={client.clientId} client={client} />
      ))}
      {avoiding.length > shown && (
        <Banner tone="danger" role="status">
          {t('client.moreConflicts', { count: avoiding.length - shown })}
        </Banner>
      )}
    </>
  );
}

/** Two meals of a day may have the same note, which is quoted once. `meals`: of how many meals it is. */
function distinctNotes({ clientId, clientName, symptomNotes = [] }: UnreadClient) {
  const same = Map.groupBy(symptomNotes, ({ date, text }) => `${clientId} ${date} ${text}`);
  return [...same].flatMap(([key, [note, ...others]], rank) =>
    note ? [{ ...note, key, clientId, clientName, rank, meals: 1 + others.length }] : [],
  );
}

/** What a client ate although it is to be avoided, and how many notes name such food. */
function FoodsToAvoid({ client }: { client: UnreadClient }) {
  const t = useTexts('meals');
  const { clientId, clientName, eatenConflicts = 0, conflicts = 0, lastOn } = client;
  const reports = [
    eatenConflicts > 0 && t('client.eatenConflicts', { count: eatenConflicts }),
    conflicts > 0 && t('client.notedConflicts', { count: conflicts }),
  ];
  return (
    <Banner
      tone="danger"
      icon={IconAlertTriangle}
      role="status"
      actions={<DiaryLink clientId={clientId} date={lastOn} />}
    >
      {`${clientName} · ${reports.filter(Boolean).join(' ')}`}
    </Banner>
  );
}

function DiaryLink({ clientId, date }: { clientId: string; date: string }) {
  const t = useTexts('meals');
  return (
    <LinkButton to="/clients/$id/diet" params={{ id: clientId }} search={{ date }} variant="default" size="xs">
      {t('client.open')}
    </LinkButton>
  );
}
