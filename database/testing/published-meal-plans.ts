import type pg from 'pg';

const account = '0190c0de-0000-7000-8000-0000000000aa';

/** An id that a migration test recognises by its number. */
export const numberedId = (number: number) => `0190c0de-0000-7000-8000-${String(number).padStart(12, '0')}`;

/** The client and the content of the meal plan of the first client that has not ended. */
export const currentMealPlan = { clientId: numberedId(1), contentId: numberedId(20) };

interface PublishedMealPlans {
  /** The field of the dietary profile that the first client has in the latest version, and the second one only in a former version. */
  field: 'isPregnant' | 'isGlutenFree';
  /** The content of every meal plan, as JSON. */
  content: string;
  /** The foods of the conflict that is already listed for the meal plan `currentMealPlan`, as JSON. */
  listedFoods: string;
}

/**
 * Inserts two clients into a database with an old schema, each with a published meal plan, and one more of the first client that has ended.
 * For tests of migrations that list conflicts of published meal plans.
 */
export async function insertPublishedMealPlans(
  db: pg.Client,
  { field, content, listedFoods }: PublishedMealPlans,
): Promise<void> {
  const { clientId, contentId } = currentMealPlan;
  const other = numberedId(2);
  await db.query(`
    insert into accounts (id, name, trial_ends_at) values ('${account}', 'Studio', now());
    insert into clients (account_id, id, name, email) values
      ('${account}', '${clientId}', 'Giulia', 'giulia@example.com'), ('${account}', '${other}', 'Marta', 'marta@example.com');
    insert into dietary_profiles (account_id, client_id, version, profile, is_by_client) values
      ('${account}', '${clientId}', 1, '{"${field}": false}', true), ('${account}', '${clientId}', 2, '{"${field}": true}', true),
      ('${account}', '${other}', 1, '{"${field}": true}', true), ('${account}', '${other}', 2, '{"${field}": false}', true);`);
  for (const [index, client] of [clientId, other, clientId].entries()) {
    const [id, ofContent] = [numberedId(10 + index), numberedId(20 + index)];
    await db.query(`
      insert into meal_plans (account_id, id, content, title, is_draft, day_count, duration, client_id, starts_on, ends_on)
        values ('${account}', '${id}', '${content}', 'Piano', false, 0, 28, '${client}', current_date - 60,
          current_date ${index === 2 ? '- 33' : '+ 18'});
      insert into meal_plan_contents (account_id, id, content) values ('${account}', '${ofContent}', '${content}');
      insert into published_meal_plans
        (account_id, id, meal_plan_id, number, version, content_id, starts_on, first_day_on, duration) values
        ('${account}', '${numberedId(30 + index)}', '${id}', 1, 1, '${ofContent}', current_date - 9, current_date - 9, 28);`);
  }
  await db.query(`
    insert into meal_plan_conflicts (account_id, client_id, content_id, foods)
      values ('${account}', '${clientId}', '${contentId}', '${listedFoods}');`);
}
