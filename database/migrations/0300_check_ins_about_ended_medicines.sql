-- The later check-ins that may say that a medicine is not taken any more; a search of all answers takes seconds. The words are
-- `partsOfEndingWords`.
create index check_ins_about_ended_medicines on check_ins (account_id, client_id)
  where assignment_id is not null and answers::text ~* 'smess|sospes|interrott|terminat|non (ne )?(prend|assum|us).{0,20} pi|no longer|stopped|discontinu|came off|come off|quit';
