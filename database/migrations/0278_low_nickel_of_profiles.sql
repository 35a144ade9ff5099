-- Dietary profiles say whether a client eats little nickel (decision 72). Stored versions have no such statement: nobody made one.
update dietary_profiles set profile = profile || '{"isLowNickel": false}' where not profile ? 'isLowNickel';
