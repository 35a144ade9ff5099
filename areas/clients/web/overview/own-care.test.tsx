import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { requestsTo, respond } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { pendingConfirm } from '#shell/web/widgets/confirm.ts';
import type { Client } from '../../contract.ts';
import { inChargeRoutes } from '../../contract/in-charge.ts';
import { exampleClient } from '../../example.ts';
import { DangerSection } from './DetailSections.tsx';

const client = { ...exampleClient, isActive: true, othersInCharge: ['Nadia Nutri'] };

async function show(role: 'coach' | 'admin', shown: Client = client) {
  const permissions = ['view clients', 'update clients'];
  const at = { path: '/clients/$id', at: `/clients/${client.id}` };
  await renderScreen(() => <DangerSection client={shown} />, {
    ...at,
    permissions,
    user: { roles: [role] },
    texts: ['clients'],
  });
}

test('a coach ends the own care of a client whom the nutritionist follows, too, after the names were read', async () => {
  respond(inChargeRoutes.endOwnCare, {});
  await show('coach');
  expect(screen.queryByRole('button', { name: 'Disattiva' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Smetti di seguire' }));

  await waitFor(() => expect(pendingConfirm.get()?.text).toContain('Nadia Nutri'));
  pendingConfirm.get()?.resolve(true);
  await waitFor(() => expect(requestsTo(inChargeRoutes.endOwnCare)).toHaveLength(1));
});

test('an admin deactivates the client, and reads who is told', async () => {
  await show('admin');
  await userEvent.click(screen.getByRole('button', { name: 'Disattiva' }));

  await waitFor(() => expect(pendingConfirm.get()?.text).toContain('Lo segue anche Nadia Nutri: lo legge'));
  pendingConfirm.get()?.resolve(false);
});

test('who deactivates a client reads what stays and what pauses', async () => {
  await show('admin');
  await userEvent.click(screen.getByRole('button', { name: 'Disattiva' }));

  await waitFor(() => expect(pendingConfirm.get()?.text).toContain('Restano programmi, piani alimentari, allenamenti'));
  expect(pendingConfirm.get()?.text).toContain('non riceve questionari e notifiche e in chat non si scrive');
  pendingConfirm.get()?.resolve(false);
});

test('who deactivates a client who asked for the deletion of their data reads that its date stays', async () => {
  await show('admin', { ...client, deleteAfter: '2026-12-20T10:00:00.000Z' });
  await userEvent.click(screen.getByRole('button', { name: 'Disattiva' }));

  await waitFor(() =>
    expect(pendingConfirm.get()?.text).toContain(
      "l'eliminazione resta fissata per il 20 dic 2026, e può ancora annullarla",
    ),
  );
  expect(pendingConfirm.get()?.text).not.toContain('riattivarlo');
  pendingConfirm.get()?.resolve(false);
});
