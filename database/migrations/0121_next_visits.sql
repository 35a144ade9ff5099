-- The days of the next visits that were agreed, for the list of those that are near.
create index visits_by_next_visit on visits (account_id, (content ->> 'nextVisitOn')) where content ->> 'nextVisitOn' is not null;
