import type { TestServer } from './server.ts';
import type { TestStudio } from './studio.ts';

/**
 * Rows of tables about clients that the records of `openTestStudio` do not have, each in the table of its name. `:client` and `:member`
 * are the client and their membership, `:user` their login, `:admin` is the membership of the admin; other names are records of the studio.
 */
const rows: Readonly<Record<string, string>> = {
  collaborator_invitation_clients: `(account_id, invitation_id, client_id, kind)
    values (:account, :collaborator-invitations, :client, 'nutrition')`,
  client_settings: `(account_id, client_id, choices) values (:account, :client, '{}') on conflict do nothing`,
  client_program_settings: `(account_id, client_id, choices) values (:account, :client, '{}') on conflict do nothing`,
  client_reference_settings: `(account_id, client_id, choices) values (:account, :client, '{}') on conflict do nothing`,
  client_meal_plan_settings: `(account_id, client_id, choices) values (:account, :client, '{}') on conflict do nothing`,
  drinks: `(account_id, client_id, id, drunk_on, ml, logged_at)
    values (:account, :client, gen_random_uuid(), '2026-11-16', 250, now())`,
  shopping_lists: `(account_id, client_id, from_on, day_count, persons, chosen_at)
    values (:account, :client, '2026-11-16', 7, 1, now())`,
  shopping_ticks: `(account_id, client_id, aliment_id, is_ticked, ticked_at)
    values (:account, :client, :aliments, true, now())`,
  deleted_measurement_records: `(account_id, client_id, record_id) values (:account, :client, gen_random_uuid())`,
  measurement_symptoms: `(account_id, id, client_id, source, record_id, day, note)
    values (:account, gen_random_uuid(), :client, 'measurement', gen_random_uuid(), '2026-11-16', 'Capogiri')`,
  measurement_symptom_readers: `(account_id, symptom_id, membership_id)
    select account_id, id, :admin from measurement_symptoms where client_id = :client`,
  dietary_declaration_decisions: `(account_id, client_id, check_in_id, question_id, sent_at, decision, decided_by)
    values (:account, :client, :check-ins, gen_random_uuid(), now(), 'confirmed', :admin)`,
  dietary_statements: `(account_id, client_id, source, record_id, text)
    values (:account, :client, 'message', gen_random_uuid(), 'Sono allergica alle noci')`,
  meal_plan_conflicts: `(account_id, client_id, content_id, foods)
    select account_id, :client, content_id, '[]' from published_meal_plans where meal_plan_id = :client-meal-plans
    on conflict do nothing`,
  meal_plan_allergy_confirmations: `(account_id, meal_plan_id, aliment_id, allergen, strength, profile_version, name, name_en)
    values (:account, :client-meal-plans, :aliments, 'milk', 'contains', 1, 'Latte', 'Milk')`,
  meal_plans_editors: `(account_id, document_id, membership_id, tab_id)
    values (:account, :client-meal-plans, :admin, gen_random_uuid())`,
  programs_editors: `(account_id, document_id, membership_id, tab_id)
    values (:account, :client-programs, :admin, gen_random_uuid())`,
  visits_editors: `(account_id, document_id, membership_id, tab_id) values (:account, :visits, :admin, gen_random_uuid())`,
  meal_plans_versions: `(account_id, document_id, version, content, saved_at, session_started_at)
    values (:account, :client-meal-plans, 900, '{}', now(), now())`,
  programs_versions: `(account_id, document_id, version, content, saved_at, session_started_at)
    values (:account, :client-programs, 900, '{}', now(), now())`,
  visits_versions: `(account_id, document_id, version, content, saved_at, session_started_at)
    values (:account, :visits, 900, '{}', now(), now())`,
  workout_adjustments: `(account_id, program_id, workout_id, moved_to, move_starts_on)
    select account_id, id, :workouts, '2026-11-20', starts_on from programs where id = :client-programs`,
  past_training_days: `(account_id, client_id, starts_on, ends_on, days)
    values (:account, :client, '2026-11-16', '2026-11-17', '{2026-11-16}')`,
  completed_set_versions: `(account_id, completed_workout_id, row_id, set_number, set_id, logged_at, is_removed)
    values (:account, :completed-workouts, :prescribed-rows, 1, gen_random_uuid(), now(), true)`,
  completed_workout_readers: `(account_id, completed_workout_id, membership_id, read_at, feedback_count)
    values (:account, :completed-workouts, :admin, now(), 1)`,
  meal_diary_readers: `(account_id, client_id, membership_id, eaten_until, new_until)
    values (:account, :client, :admin, '2026-11-22', now())`,
  check_in_revisions: `(account_id, check_in_id, number, answers, sent_at) values (:account, :check-ins, 900, '[]', now())`,
  conversation_drafts: `(account_id, membership_id, conversation_id, text, is_internal)
    values (:account, :admin, :client, 'Bozza', false), (:account, :member, :client, 'Bozza', false)`,
  conversation_wipes: `(account_id, id, conversation_id, membership_id, messages)
    values (:account, gen_random_uuid(), :client, :member, 1)`,
  chat_upload_parts: `(account_id, upload_id, number, storage_key, size_bytes)
    values (:account, :chat-uploads, 1, 'accounts/' || :account::text || '/' || gen_random_uuid() || '.webp', 1)`,
  client_file_views: `(account_id, version_id, membership_id)
    values (:account, :client-file-versions, :admin), (:account, :client-file-versions, :member)`,
  notice_reads: `(account_id, notice_id, client_id, edition) values (:account, :notices, :client, 1)`,
  one_time_links: `(id, account_id, client_id, user_id, kind, expires_at)
    values (gen_random_uuid(), :account, :client, null, 'client', now() + interval '1 day'),
      (gen_random_uuid(), null, null, :user, 'reset', now() + interval '1 day')`,
  attachments: `(account_id, id, nutritional_advice_id, kind, content_id, storage_key, position, media_type, size_bytes)
    values (:account, gen_random_uuid(), :nutritional-advices, 'file', gen_random_uuid(),
      'accounts/' || :account::text || '/' || gen_random_uuid() || '.pdf', 1, 'application/pdf', 1)`,
  meal_plan_recipes: `(account_id, meal_plan_id, recipe_id) values (:account, :client-meal-plans, :recipes)`,
  // A message that was planned, and one that a removal of a collaborator hides until its undo is over.
  scheduled_messages: `(account_id, id, conversation_id, author_id, text, send_at, file, removal_id)
    select :account, gen_random_uuid(), :client, :admin, 'Testo', now() + interval '90 days', jsonb_build_object(
        'storageKey', 'accounts/' || :account::text || '/' || gen_random_uuid() || '.webp', 'thumbnailKey', null),
      removal from unnest(array[null, (select id from collaborator_removals where account_id = :account)]) removal`,
  push_devices: `(id, user_id, session_hash, endpoint, p256dh, auth, name)
    select gen_random_uuid(), user_id, token_hash, gen_random_uuid()::text, 'p', 'a', 'Telefono' from sessions
    where user_id = :user or viewed_client_id = :client`,
  notification_settings: `(account_id, membership_id, choices) values (:account, :member, '{}')`,
  micronutrient_choices: `(account_id, membership_id, codes) values (:account, :member, '{}')`,
  idempotency_keys: `(account_id, user_id, key, request_hash, response) values (:account, :user, 'k', ''::bytea, '{}')`,
};

/** Adds the rows that the records of the studio lack. */
export async function fillClient(
  { owner }: TestServer,
  { accountId, ids, memberships }: TestStudio,
  { clientId, userId }: { clientId: string; userId: string },
): Promise<void> {
  const names: Record<string, string> = {
    ...ids,
    account: accountId,
    client: clientId,
    user: userId,
    member: memberships.client,
    admin: memberships.admin,
  };
  for (const [table, row] of Object.entries(rows)) {
    const text = row.replaceAll(/(?<!:):([a-z][a-z-]*)/g, (_, name: string) => {
      const id = names[name];
      if (!id) throw new Error(`fillClient: the studio has no ${name}`);
      return `'${id}'::uuid`;
    });
    await owner.query(`insert into ${table} ${text}`);
  }
}
