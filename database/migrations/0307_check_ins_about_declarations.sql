-- The later check-ins that may declare something for the dietary profile. The home looks for them among those of all clients; a search
-- of all answers takes seconds. The words are `partsOfAllergyWords` and `partsOfMaternalWords`.
create index check_ins_about_allergies on check_ins (account_id, client_id)
  where assignment_id is not null and answers::text ~* 'allerg|intoller|intoler|anafil|anaphyl|celiac|coeliac';
create index check_ins_about_maternal_states on check_ins (account_id, client_id)
  where assignment_id is not null and answers::text ~* 'gravid|gestant|incint|allatt|pregnan|breast';
