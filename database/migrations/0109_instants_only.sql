-- Notices and messages that are sent later keep the instant; the time on a clock is computed from it where it is shown.
alter table notices drop column publish_on, drop column publish_time;
alter table scheduled_messages drop column send_on, drop column send_time, drop column time_zone;
