-- Until then the participant gets no push and no mail of this conversation; its messages still count as unread.
alter table conversation_members add muted_until timestamptz;

alter table notification_deliveries
  drop constraint notification_deliveries_outcome_check,
  add constraint notification_deliveries_outcome_check check (outcome in ('sent', 'read', 'muted', 'conversation_muted',
    'active', 'off', 'no_device', 'dead_device', 'rejected', 'expired'));
