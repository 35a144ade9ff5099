import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createStore } from 'zustand';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { VisitContent } from '../../contract/document.ts';
import { ClientColumn } from './ClientColumn.tsx';
import { VisitContext, type VisitEditorContext } from './open-visit.ts';

const client = { id: '0199a000-0000-7000-8000-00000000c001', name: 'Giulia Esempio', gender: null, birthDate: null };
const before = { weightKg: null, weighedOn: null, heightCm: null };
const store = createStore(() => ({ content: VisitContent.parse({ takenOn: '2026-03-02' }) }));
const context = { document: { store }, base: { client, before, previous: null, first: null } } as unknown;

function Column() {
  return (
    <VisitContext value={context as VisitEditorContext}>
      <ClientColumn />
    </VisitContext>
  );
}

test.each([
  ['leads who may change clients to the form', ['view visits', 'update clients'], 1],
  ['says to the others only what is missing', ['view visits'], 0],
])('without age and sex of the client the visit %s', async (_, permissions, links) => {
  await renderScreen(Column, { permissions, texts: ['visits', 'body-composition', 'metrics'] });

  expect(await screen.findByText('Senza età e sesso le formule non danno risultati.')).toBeTruthy();
  expect(screen.queryAllByRole('link', { name: 'Completa i dati' })).toHaveLength(links);
});

test('who may not view clients reads nothing about the consent', async () => {
  await renderScreen(Column, { permissions: ['view visits'], texts: ['visits', 'body-composition', 'metrics'] });

  await screen.findByText('Giulia Esempio');
  expect(screen.queryByText('Consenso ai dati sanitari')).toBeNull();
});
