-- Own foods whose values are stated for another quantity than 100 g, without measures: that quantity is the serving of their label.
update aliments set portions = jsonb_build_array(jsonb_build_object(
  'label', 'porzione', 'label_en', 'serving', 'grams', quantity, 'isDefault', true))
where portions = '[]' and quantity <> 100;
