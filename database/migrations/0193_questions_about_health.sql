-- Questions of surveys say whether they ask about health, and whether who trains the client reads their answers too. Surveys and editions
-- that were made from the ready-made ones get the marks of these where the question has its text; others stay unmarked, and the
-- editor proposes the mark for those whose words are about health.
create function pg_temp.marks_of(question text) returns jsonb language sql immutable as $$
  select case
    when question in (
      'Hai avuto infortuni o interventi, o hai dolori?', 'Have you had injuries or surgery, or do you have any pain?',
      'Che cosa, quando, e che cosa ti dà ancora fastidio?', 'What, when, and what still bothers you?',
      'Sei in gravidanza o allatti?', 'Are you pregnant or breastfeeding?',
      'Un medico ti ha detto che hai un problema al cuore o la pressione alta?',
      'Has a doctor told you that you have a heart problem or high blood pressure?',
      'Senti dolore al petto a riposo, nella vita quotidiana o quando fai uno sforzo?',
      'Do you feel pain in your chest at rest, in daily life or during effort?',
      'Nell’ultimo anno hai perso l’equilibrio per un capogiro, o hai perso i sensi?',
      'Nell’ultimo anno hai perso l’equilibrio per un capogiro, o sei svenuto?',
      'In the last year, did you lose your balance from dizziness, or faint?',
      'Hai un’altra malattia cronica, come diabete o asma?',
      'Do you have another long-term condition, such as diabetes or asthma?',
      'Hai un problema a ossa, articolazioni o muscoli che il movimento può peggiorare?',
      'Do you have a bone, joint or muscle problem that exercise could make worse?',
      'Dove, e quali movimenti ti danno fastidio?', 'Where, and which movements bother you?',
      'Un medico ti ha detto di allenarti solo sotto controllo?',
      'Has a doctor told you to exercise only under supervision?',
      'Sei in gravidanza o hai partorito negli ultimi 6 mesi?',
      'Are you pregnant, or did you give birth in the last 6 months?',
      'Hai avuto dolori o fastidi?', 'Did you have any pain?',
      'Dove, e quando li senti?', 'Where, and when do you feel it?')
      then '{"isHealth": true, "isForTraining": true}'::jsonb
    when question in (
      'Hai malattie diagnosticate o prendi farmaci?', 'Do you have diagnosed conditions, or take medication?',
      'Quali, e da quando?', 'Which ones, and since when?',
      'Hai allergie o intolleranze?', 'Do you have allergies or intolerances?',
      'Quali? Sono state accertate da un medico?', 'Which ones? Were they confirmed by a doctor?',
      'Hai, o hai avuto in passato, un disturbo alimentare?',
      'Do you have an eating disorder, or did you have one in the past?',
      'Se ti va, scrivi quello che è utile sapere', 'If you like, write what is useful to know',
      'Hai esami recenti da mostrarmi?', 'Do you have recent test results to show me?',
      'Racconta in breve: che cosa, quando, che cosa ha detto il medico',
      'Tell me briefly: what, when, what your doctor said',
      'Prendi farmaci prescritti per una malattia cronica?',
      'Do you take prescribed medication for a long-term condition?',
      'Quali, e a che dose?', 'Which ones, and at what dose?',
      'Russi o ti hanno detto che smetti di respirare?', 'Do you snore, or were you told that you stop breathing?',
      'Da quanto tempo, e ne hai parlato con il medico?', 'Since when, and have you talked to your doctor?',
      'Che cosa hai avuto?', 'What did you have?',
      'Quante volte vai in bagno?', 'How often do you go to the toilet?',
      'C’è un cibo che ti dà fastidio?', 'Does a food bother you?',
      'Quale, e che cosa succede?', 'Which one, and what happens?')
      then '{"isHealth": true, "isForTraining": false}'::jsonb
  end
$$;

-- Null when nothing changes. `offset 0`: otherwise the planner puts the expression in each place that names its result.
create function pg_temp.with_marks(content jsonb) returns jsonb language sql immutable as $$
  select jsonb_set(content, '{questions}', jsonb_agg(question || coalesce(marks, '{}') order by position))
  from (
    select question, position, pg_temp.marks_of(question ->> 'text') as marks
    from jsonb_array_elements(content -> 'questions') with ordinality as questions (question, position) offset 0) checked
  having bool_or(marks is not null)
$$;

-- Marks are computed once for each row. Surveys come last, so that their rows are locked only briefly: studios read and write them.
update survey_editions set content = marked.content
  from survey_editions as former cross join lateral (select pg_temp.with_marks(former.content) as content offset 0) marked
  where (survey_editions.account_id, survey_editions.id) = (former.account_id, former.id) and marked.content is not null;

-- The history too, so that a version that is restored has the marks.
update surveys_versions set content = marked.content
  from surveys_versions as former cross join lateral (select pg_temp.with_marks(former.content) as content offset 0) marked
  where (surveys_versions.account_id, surveys_versions.document_id, surveys_versions.version)
    = (former.account_id, former.document_id, former.version) and marked.content is not null;

-- The version rises, so that an editor that is open gets a conflict instead of saving the questions without their marks.
update surveys set content = marked.content, version = surveys.version + 1
  from surveys as former cross join lateral (select pg_temp.with_marks(former.content) as content offset 0) marked
  where (surveys.account_id, surveys.id) = (former.account_id, former.id) and marked.content is not null;
