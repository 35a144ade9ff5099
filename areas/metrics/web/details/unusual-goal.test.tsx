import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { exampleClient } from '#areas/clients/example.ts';
import { requestsTo, respond, respondWithError } from '#shell/web/testing/fake-api.ts';
import { renderScreen } from '#shell/web/testing/render.tsx';
import { type ClientMetric, clientMetricRoutes } from '../../contract.ts';
import { builtInType } from '../../rules/metric-type.ts';
import { GoalDialog } from './GoalDialog.tsx';

const weight: ClientMetric = {
  ...{ id: '0199f2a4-5c00-7076-8000-000000000003', metricType: builtInType('weight'), version: 1 },
  ...{ goal: { from: null, to: 45 }, reminder: null, last: null, delta: null, previousDay: null, spark: [] },
  areNumbersHidden: false,
};

test('a goal that means underweight is stored only after the question with the numbers is answered', async () => {
  respondWithError(clientMetricRoutes.update, 409, {
    code: 'unusual_goal',
    data: { reasons: ['thin'], limitKg: 45, bmi: 14.7, lastKg: 61 },
  });
  await renderScreen(() => <GoalDialog clientId={exampleClient.id} metric={weight} opened onClose={() => {}} />, {
    permissions: ['update health records'],
    texts: ['metrics'],
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Salva' }));
  await screen.findByText(/^Con 45 kg l'indice di massa corporea è 14,7: è sottopeso\./);

  respond(clientMetricRoutes.update, { metric: weight });
  await userEvent.click(screen.getByRole('button', { name: 'Sì, salva' }));
  await screen.findByText('Obiettivo salvato.');
  const bodies = requestsTo(clientMetricRoutes.update).map(({ body }) => body);
  expect(bodies[0]).not.toHaveProperty('isConfirmed');
  expect(bodies[1]).toMatchObject({ isConfirmed: true });
});
