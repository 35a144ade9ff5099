-- The later check-ins that may say which foods a client does not eat. The home looks for them among those of all clients; a search of all
-- answers takes seconds. The words are `partsOfExclusionWords`.
create index check_ins_about_exclusions on check_ins (account_id, client_id)
  where assignment_id is not null and answers::text ~* 'non (puoi )?(mangi|bev|consum|assum)|elimin|tolt[oaie]|toglie|smess|esclu|evit|rinunci|abolit|niente pi|lattosio|glutine|vegan|vegetarian|pesc[ea]tarian|(not|n.t|longer|never) (eat|drink|consum)|stopped|quit|(give|gave|given|giving) up|cut out|removed|avoid|exclu|lactose|gluten';
