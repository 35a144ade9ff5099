import { Text } from '@mantine/core';
import { IconNote } from '@tabler/icons-react';
import { useApiQuery } from '#shell/web/api/query.ts';
import { LinkAnchor } from '#shell/web/router/links.tsx';
import { useMay } from '#shell/web/session.ts';
import { useTexts } from '#shell/web/texts/texts.ts';
import { Banner } from '#shell/web/widgets/Banner.tsx';
import { type Client, clientRoutes } from '../contract.ts';

/** Of more notes only the first line is shown. */
const maxNotesInFull = 3;

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

/** `ClientNotes` of one client. Shows nothing to who may not read the note. */
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
  return data && <ClientNotes clients={[data.client]} />;
}
