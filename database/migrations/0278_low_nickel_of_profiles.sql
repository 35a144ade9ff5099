-- Adds the diet low in nickel (`isLowNickel`, decision 72) to all stored versions of dietary profiles, as not followed.
update dietary_profiles set profile = profile || '{"isLowNickel": false}' where not profile ? 'isLowNickel';
