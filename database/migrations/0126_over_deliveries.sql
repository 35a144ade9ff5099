-- What a push or mail was to announce was over when it was due.
alter table notification_deliveries
  drop constraint notification_deliveries_outcome_check,
  add constraint notification_deliveries_outcome_check check (outcome in ('sent', 'read', 'over', 'muted', 'conversation_muted',
    'active', 'off', 'no_device', 'dead_device', 'rejected', 'expired'));
