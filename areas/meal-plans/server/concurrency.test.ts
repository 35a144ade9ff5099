import { askConfirmingLowEnergy } from '#database/testing/confirm-low-energy.ts';
import pg from 'pg';
import { expect, test } from 'vitest';
import { mealPlanRoutes } from '../contract/routes.ts';
import { openMealPlans, today } from './testing/open-meal-plans.ts';

// The deletion of a client, and taking a meal plan back, lock the client first, then their meal plans.
test.each(['keep', 'replace'] as const)(
  'a meal plan is assigned with “%s” once what is being written for the client is done, and no meal plan of theirs is locked before',
  async (overlap) => {
    const plans = await openMealPlans();
    const template = await plans.createFilled([[plans.food.pasta, 80]]);
    const clientId = await plans.addClient();
    const [id = ''] = await plans.assign(template.id, { clientIds: [clientId], startsOn: today() });
    await plans.asOwner('update meal_plans set archived_at = now() where id = $1', [id]);
    const writing = new pg.Client({ connectionString: plans.server.ownerUrl });
    await writing.connect();
    let isDone = false;

    await writing.query('begin');
    await writing.query('select from clients where id = $1 for no key update', [clientId]);
    const request = { id: template.id, clientIds: [clientId], startsOn: today(), overlap };
    const reply = askConfirmingLowEnergy(plans.server, mealPlanRoutes.assign, request, plans.studio.admin).finally(
      () => (isDone = true),
    );
    await new Promise((go) => setTimeout(go, 500));
    const wasDone = isDone;
    const sql = 'select from clients join meal_plans on client_id = clients.id where clients.id = $1 for update nowait';
    const { rowCount } = await writing.query(sql, [clientId]);
    await writing.end();

    expect({ rowCount, wasDone, status: (await reply).status }).toEqual({ rowCount: 1, wasDone: false, status: 200 });
  },
);
