-- Kosher, halal and what a client must not eat are among the words of `partsOfExclusionWords`.
drop index check_ins_about_exclusions;
create index check_ins_about_exclusions on check_ins (account_id, client_id)
  where assignment_id is not null and answers::text ~* 'non ((puoi|posso|possiamo|devo) )?((piu|più) )?(mangi|bev|consum|assum)|elimin|tolt[oaie]|toglie|smess|esclu|evit|rinunci|abolit|niente pi|lattosio|glutine|vegan|vegetarian|pesc[ea]tarian|(not|n.t|longer|never) (eat|drink|consum)|stopped|quit|(give|gave|given|giving) up|cut out|removed|avoid|exclu|lactose|gluten|kosher|halal|[kc]asher|(can.?t|cannot|can not|mustn.?t|must not|allowed to|supposed to) (eat|have|drink)|(no|niente) .{2,40} (for me|per me|please|pls|per favore)';
-- The later check-ins that may say that a pregnancy or breastfeeding is over. The words are `partsOfEndedStates`.
create index check_ins_about_ended_states on check_ins (account_id, client_id)
  where assignment_id is not null and answers::text ~* 'abort|miscarr|stillb|partorit|raschiament|weaned|nursing|(gave|given|had given) birth|(was|were|is|been|got) born|nat[oaie]( |\W|$)|little (girl|boy|one)|(lost|losing) (the|my|our|a|both) |pers[oaie] (il|la|i|le|un|una|mi[oa]|nostr[oa]|l.) |bab(y|ies) (is|are|has|have|arrived|came)|had (the|my|our) (baby|twins)';
