import { screen } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { renderScreen } from '#shell/web/testing/render.tsx';
import type { Overview } from '../contract.ts';
import { exampleOverview } from '../example.ts';
import { OnboardingChecklist } from './OnboardingChecklist.tsx';
import { useVisibleOverview } from './visible-overview.ts';

const asNew = { ...exampleOverview, activeClients: 1, programs: 0, assignedPrograms: 0 };
const nutrition = ['create clients', 'view meal plans', 'create meal plans', 'update meal plans'];
const training = ['view programs', 'create programs', 'update programs'];

async function linksFor(permissions: string[], overview: Partial<Overview> = {}): Promise<(string | null)[]> {
  const Steps = () => <OnboardingChecklist overview={useVisibleOverview({ ...asNew, ...overview })} />;
  const { unmount } = await renderScreen(Steps, { texts: ['home'], permissions });
  const links = screen.queryAllByRole('link').map(({ textContent }) => textContent);
  unmount();
  return links;
}

test('a dietitian begins with a meal plan, a trainer with a program, who does both chooses', async () => {
  expect(await linksFor(nutrition)).toEqual(['Crea piano alimentare', 'Vai ai piani alimentari']);
  expect(await linksFor(training)).toEqual(['Crea programma', 'Vai ai programmi']);
  expect(await linksFor([...nutrition, 'create programs'])).toEqual([
    ...['Crea programma', 'Crea piano alimentare', 'Vai ai piani alimentari'],
  ]);
});

test('the step of a new client is offered to those who may see something of the care', async () => {
  const asFirst = { activeClients: 0, programs: 0, mealPlans: 0 };

  expect(await linksFor(['create clients', 'create programs'], asFirst)).toEqual(['Crea programma']);
  expect(await linksFor(['create clients', 'create programs', 'view programs'], asFirst)).toEqual([
    'Aggiungi cliente',
    'Crea programma',
  ]);
});

test('the step of programs opens the form of a new one', async () => {
  const Steps = () => <OnboardingChecklist overview={asNew} />;
  await renderScreen(Steps, { texts: ['home'], permissions: training });

  expect(screen.getByRole('link', { name: 'Crea programma' }).getAttribute('href')).toBe('/programs?create=program');
});

test('a meal plan does the second step and is assigned in the third, which ends the list', async () => {
  expect(await linksFor(nutrition, { mealPlans: 1 })).toEqual(['Vai ai piani alimentari']);
  expect(await linksFor(nutrition, { mealPlans: 1, assignedMealPlans: 1 })).toEqual([]);
});

test('a trainer who does not see meal plans still has the steps of programs when the dietitian of the studio has done theirs', async () => {
  expect(await linksFor(training, { mealPlans: 1, assignedMealPlans: 1 })).toEqual([
    'Crea programma',
    'Vai ai programmi',
  ]);
  expect(await linksFor(nutrition, { programs: 1, assignedPrograms: 1 })).toEqual([
    'Crea piano alimentare',
    'Vai ai piani alimentari',
  ]);
});

test('the step says what the user may create: a program, a meal plan, or either of them', async () => {
  expect(await planStepFor(training)).toEqual([
    'Crea un programma',
    'Gli esercizi, settimana per settimana. Lo usi per tutti i clienti che vuoi.',
  ]);
  expect(await planStepFor(nutrition)).toEqual([
    'Crea un piano alimentare',
    'I pasti di ogni giorno. Lo usi per tutti i clienti che vuoi.',
  ]);
  expect(await planStepFor([...training, ...nutrition])).toEqual([
    'Crea un programma o un piano alimentare',
    'Esercizi o pasti, settimana per settimana. Lo usi per tutti i clienti che vuoi.',
  ]);
});

async function planStepFor(permissions: string[]): Promise<(string | null | undefined)[]> {
  const Steps = () => <OnboardingChecklist overview={asNew} />;
  const { unmount } = await renderScreen(Steps, { texts: ['home'], permissions });
  const heading = screen.getByRole('heading', { name: /^Crea un/ });
  const texts = [heading.textContent, heading.nextElementSibling?.textContent];
  unmount();
  return texts;
}

test('with nothing created the last step leads to what the user does, in an installation for dietitians meal plans first', async () => {
  const both = [...nutrition, ...training];
  const created = ['Crea programma', 'Crea piano alimentare'];
  const opened = ['Vai ai programmi', 'Vai ai piani alimentari'];
  expect(await linksFor(both)).toEqual([...created, ...opened]);
  expect(await linksFor(both, { programs: 1 })).toEqual(['Vai ai programmi']);

  document.documentElement.dataset['variant'] = 'dietitian';
  onTestFinished(() => void delete document.documentElement.dataset['variant']);
  expect(await linksFor(both)).toEqual([...created.toReversed(), ...opened.toReversed()]);
});
