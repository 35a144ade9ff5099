import { Text } from '@mantine/core';
import { IconEyeOff, IconNote } from '@tabler/icons-react';
import { useApiQuery } from '#shell/web/api/query.ts';
import { LinkAnchor } from '#shell/web/router/links.tsx';
import { useMay } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Banner } from '#shell/web/widgets/Banner.tsx';
import { type Client, clientRoutes } from '../contract.ts';

/** Of more notes only the first line is shown. */
const maxNotesInFull = 3;

/** Permissions to write programs or meal plans, or to log the workouts of clients. */
const prescribing = [
  'create programs',
  'update programs',
  'update workouts',
  'create meal plans',
  'update meal plans',
] as const;

interface ClientNotesProps {
  /** Empty notes, such as those that the server hides from the caller, are left out. */
  clients: readonly Pick<Client, 'id' | 'name' | 'note'>[];
  /** Number of further clients with a note. */
  others?: number;
}

/**
 * The first lines of what the studio noted about clients, such as injuries, each with a link to the note: for professionals, wherever they
 * prescribe or lead something. The screen must load the text namespace `clients`.
 */
export function ClientNotes({ clients, others = 0 }: ClientNotesProps) {
  const t = useTexts('clients');
  const may = useMay();
  if (!may('view health records')) return <HiddenHealthData />;
  const noted = clients.filter(({ note }) => note.trim() !== '');
  if (noted.length === 0) return null;
  return (
    <Banner tone="info" icon={IconNote}>
      {noted.map(({ id, name, note }) => (
        <Text key={id} inherit lineClamp={noted.length > maxNotesInFull ? 1 : 3} style={{ overflowWrap: 'anywhere' }}>
          <LinkAnchor to="/clients/$id/note" params={{ id }} inherit c="inherit" underline="always">
            {t('note.label', { name })}
          </LinkAnchor>
          {`: ${note}`}
        </Text>
      ))}
      {others > 0 && <div>{t('note.others', { count: others })}</div>}
    </Banner>
  );
}

/** `ClientNotes` of one client. */
export function ClientNote({ clientId }: { clientId: string }) {
  const may = useMay();
  const { data } = useApiQuery(
    clientRoutes.detail,
    { id: clientId },
    {
      enabled: may('view clients') && may('view health records'),
      meta: { skipGlobalErrorHandler: true },
    },
  );
  if (!may('view health records')) return <HiddenHealthData />;
  return data && <ClientNotes clients={[data.client]} />;
}

/**
 * Banner for users who prescribe without the permission to read health data: notes, illnesses and states of clients are not shown to them.
 * It is the same for every client, so that it does not reveal whether one has any.
 */
function HiddenHealthData() {
  const t = useTexts('clients');
  const may = useMay();
  if (!prescribing.some(may)) return null;
  return (
    <Banner tone="info" icon={IconEyeOff}>
      {t('note.hidden')}
    </Banner>
  );
}
