import { sql } from 'kysely';
import { Drink, ShoppingChoice, ShoppingTick } from '../../contract.ts';
import { rowsOf } from '#shell/server/database/rows.ts';
import type { Scope } from '#shell/server/database/scope.ts';

interface Period {
  clientId: string;
  from: string;
  until: string;
}

/** The water of a period, both dates included, without removed drinks. */
export async function findDrinks({ db }: Scope, { clientId, from, until }: Period): Promise<Drink[]> {
  return rowsOf(
    db,
    Drink,
    sql`
    select id, drunk_on as date, ml, logged_at as "loggedAt" from drinks
    where client_id = ${clientId} and drunk_on between ${from}::date and ${until}::date and ml > 0
    order by logged_at, id`,
  );
}

/** Stores drinks. One that was logged before the stored one with the same id is left out. */
export async function saveDrinks({ db }: Scope, clientId: string, drinks: readonly Drink[]): Promise<void> {
  if (drinks.length === 0) return;
  await sql`
    insert into drinks (client_id, id, drunk_on, ml, logged_at)
    select ${clientId}::uuid, id, date, ml, "loggedAt"
    from jsonb_to_recordset(${JSON.stringify(drinks)}::jsonb) as sent (id uuid, date date, ml smallint, "loggedAt" timestamptz)
    on conflict (account_id, client_id, id) do update
      set drunk_on = excluded.drunk_on, ml = excluded.ml, logged_at = excluded.logged_at
    where excluded.logged_at > drinks.logged_at`.execute(db);
}

export async function findShopping({ db }: Scope, clientId: string): Promise<ShoppingChoice | undefined> {
  const [choice] = await rowsOf(
    db,
    ShoppingChoice,
    sql`
    select from_on as "from", day_count as days, persons, chosen_at as "chosenAt"
    from shopping_lists where client_id = ${clientId}`,
  );
  return choice;
}

/**
 * Stores the days and persons, unless a later choice is stored. The same choice on a second device changes nothing: the ticks since
 * the first one stay.
 */
export async function saveShopping({ db }: Scope, clientId: string, choice: ShoppingChoice): Promise<void> {
  const { from, days, persons, chosenAt } = choice;
  await sql`
    insert into shopping_lists (client_id, from_on, day_count, persons, chosen_at)
    values (${clientId}, ${from}::date, ${days}, ${persons}, ${chosenAt})
    on conflict (account_id, client_id) do update set from_on = excluded.from_on, day_count = excluded.day_count,
      persons = excluded.persons, chosen_at = excluded.chosen_at
    where excluded.chosen_at > shopping_lists.chosen_at and (excluded.from_on, excluded.day_count, excluded.persons)
      is distinct from (shopping_lists.from_on, shopping_lists.day_count, shopping_lists.persons)`.execute(db);
}

/** What was ticked since the days of the list were chosen. */
export async function findTicks({ db }: Scope, clientId: string): Promise<ShoppingTick[]> {
  return rowsOf(
    db,
    ShoppingTick,
    sql`
    select aliment_id as "alimentId", is_ticked as "isTicked", ticked_at as "tickedAt"
    from shopping_ticks ticks join shopping_lists lists on lists.client_id = ticks.client_id
    where ticks.client_id = ${clientId} and is_ticked and ticked_at >= chosen_at
    order by aliment_id`,
  );
}

export async function saveTicks({ db }: Scope, clientId: string, ticks: readonly ShoppingTick[]): Promise<void> {
  if (ticks.length === 0) return;
  await sql`
    insert into shopping_ticks (client_id, aliment_id, is_ticked, ticked_at)
    select ${clientId}::uuid, "alimentId", "isTicked", "tickedAt"
    from jsonb_to_recordset(${JSON.stringify(ticks)}::jsonb) as sent ("alimentId" uuid, "isTicked" boolean, "tickedAt" timestamptz)
    on conflict (account_id, client_id, aliment_id) do update
      set is_ticked = excluded.is_ticked, ticked_at = excluded.ticked_at
    where excluded.ticked_at > shopping_ticks.ticked_at`.execute(db);
}
