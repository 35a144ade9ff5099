-- The day on which the dates of a client's copy were chosen. Workouts of earlier weeks are not offered to the client. Null for templates,
-- and for copies that were assigned before this column unless they had begun more than a week before.
alter table programs add column assigned_on date;

update programs set assigned_on = created_at::date
where client_id is not null and starts_on + 6 < created_at::date;
