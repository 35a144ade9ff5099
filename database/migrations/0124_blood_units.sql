-- Own metrics for blood values and blood pressure.
alter table metric_types drop constraint metric_types_unit_check;
alter table metric_types add check (unit in ('kg', 'cm', 'mm', '%', 'steps', 'ohm', 'kcal', 'l', 'bpm', 'min', 'h', 'points',
  'mg/dl', 'mmol/l', 'mmHg'));
