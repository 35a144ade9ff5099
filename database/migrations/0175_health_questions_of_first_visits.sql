-- The ready-made first visit asks about injuries, surgery and pain, pregnancy and breastfeeding, and eating disorders. Surveys that were made
-- from the one before and never saved again get these questions behind those on allergies; a survey that a studio changed stays.
-- Editions stay, because they are what clients answered: the next client answers a new one.
create function pg_temp.question(kind text, question text, help text, required boolean, flagged boolean, shown_if jsonb) returns jsonb
  language sql as $$
  select jsonb_build_object('id', gen_random_uuid(), 'kind', kind, 'text', question, 'help', help, 'required', required,
    'options', '[]'::jsonb, 'hasOther', false, 'min', null, 'max', null, 'unit', '', 'metric', null,
    'flagIf', case when flagged then '{"test": "yes", "value": null, "optionIds": []}'::jsonb else 'null' end,
    'showIf', case when shown_if is null then '[]'
      else jsonb_build_array(jsonb_build_object('questionId', shown_if -> 'id', 'test', 'yes', 'optionIds', '[]'::jsonb, 'value', null)) end)
$$;

create function pg_temp.health_questions(is_italian boolean) returns jsonb language sql as $$
  with words as (
    select case when is_italian then array[
      'Hai avuto infortuni o interventi, o hai dolori?', 'Che cosa, quando, e che cosa ti dà ancora fastidio?',
      'Sei in gravidanza o allatti?', 'Hai, o hai avuto in passato, un disturbo alimentare?',
      'Se ti va, scrivi quello che è utile sapere', 'Puoi non rispondere, e parlarne a voce.']
    else array[
      'Have you had injuries or surgery, or do you have any pain?', 'What, when, and what still bothers you?',
      'Are you pregnant or breastfeeding?', 'Do you have an eating disorder, or did you have one in the past?',
      'If you like, write what is useful to know', 'You may leave this out, and talk about it in person.'] end as word),
  asked as materialized (
    select word, pg_temp.question('boolean', word[1], '', true, true, null) as injury,
      pg_temp.question('boolean', word[4], word[6], false, true, null) as disorder from words)
  select jsonb_build_array(injury, pg_temp.question('text', word[2], '', true, false, injury),
    pg_temp.question('boolean', word[3], word[6], false, true, null),
    disorder, pg_temp.question('text', word[5], '', false, false, disorder))
  from asked
$$;

create function pg_temp.is_italian(content jsonb) returns boolean language sql immutable as $$
  select case jsonb_path_query_array(content, '$.questions[*].text')
    when jsonb_build_array(
      'Che cosa vorresti ottenere?', 'Entro quando?', 'Quanta motivazione senti?',
      'Quanto pesi?', 'Com’è cambiato il tuo peso negli anni?', 'Che lavoro fai?',
      'Quante volte ti alleni a settimana?', 'Hai malattie diagnosticate o prendi farmaci?', 'Quali, e da quando?',
      'Hai allergie o intolleranze?', 'Quali? Sono state accertate da un medico?', 'Che cosa non mangi, per gusto o per scelta?',
      'Racconta che cosa hai mangiato ieri', 'Quante ore dormi?', 'Hai esami recenti da mostrarmi?') then true
    when jsonb_build_array(
      'What would you like to achieve?', 'By when?', 'How motivated do you feel?',
      'What do you weigh?', 'How has your weight changed over the years?', 'What is your job like?',
      'How often do you train each week?', 'Do you have diagnosed conditions, or take medication?', 'Which ones, and since when?',
      'Do you have allergies or intolerances?', 'Which ones? Were they confirmed by a doctor?', 'What do you not eat, by taste or by choice?',
      'Tell me what you ate yesterday', 'How many hours do you sleep?', 'Do you have recent test results to show me?') then false end
$$;

-- The version rises, so that an editor that is open gets a conflict instead of saving over the questions.
update surveys set version = version + 1, question_count = question_count + 5, content = jsonb_set(content, '{questions}',
    jsonb_path_query_array(content, '$.questions[0 to 10]') || pg_temp.health_questions(pg_temp.is_italian(content))
      || jsonb_path_query_array(content, '$.questions[11 to last]'))
  where type = 'WELCOME' and version = 1 and pg_temp.is_italian(content) is not null;
