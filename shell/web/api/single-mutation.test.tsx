import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { defineRoutes } from '#shell/common/route.ts';
import { requestsTo, respond, respondWithError } from '../testing/fake-api.ts';
import { renderScreen } from '../testing/render.tsx';
import { useApiMutation } from './query.ts';

const { archive } = defineRoutes({
  archive: {
    endpoint: 'POST /weeks/:id/archive',
    permission: 'login',
    params: z.object({ id: z.string() }),
    response: z.object({ title: z.string() }),
  },
});

test('a second click before the button is disabled sends nothing, and the result is announced once', async () => {
  respond(archive, { title: 'Spinta' });
  const results = await open();

  fireEvent.click(screen.getByRole('button', { name: 'a' }));
  fireEvent.click(screen.getByRole('button', { name: 'a' }));

  await expect.poll(() => results).toEqual(['Spinta']);
  expect(requestsTo(archive)).toHaveLength(1);
});

test('another request is sent while the first one is under way', async () => {
  respond(archive, { title: 'Spinta' });
  const results = await open();

  fireEvent.click(screen.getByRole('button', { name: 'a' }));
  fireEvent.click(screen.getByRole('button', { name: 'b' }));
  fireEvent.click(screen.getByRole('button', { name: 'a' }));

  await expect.poll(() => results).toHaveLength(3);
  expect(requestsTo(archive)).toHaveLength(3);
});

test('a request that has failed can be sent again', async () => {
  respondWithError(archive, 503, { message: 'Riprova tra poco.' });
  const results = await open();
  fireEvent.click(screen.getByRole('button', { name: 'a' }));
  await screen.findByText('errore');

  respond(archive, { title: 'Spinta' });
  fireEvent.click(screen.getByRole('button', { name: 'a' }));

  await expect.poll(() => results).toEqual(['Spinta']);
});

async function open(): Promise<string[]> {
  const results: string[] = [];
  await renderScreen(() => <Weeks onArchived={(title) => results.push(title)} />);
  await screen.findByRole('button', { name: 'a' });
  return results;
}

function Weeks({ onArchived }: { onArchived: (title: string) => void }) {
  const { mutate, isError } = useApiMutation(archive, {
    onSuccess: ({ title }) => onArchived(title),
    skipGlobalErrorHandler: true,
  });
  return (
    <>
      {['a', 'b'].map((id) => (
        <button key={id} type="button" onClick={() => mutate({ id })}>
          {id}
        </button>
      ))}
      {isError && <p>{'errore'}</p>}
    </>
  );
}
