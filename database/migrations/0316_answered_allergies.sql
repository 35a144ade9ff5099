-- `hasNoOtherAllergies`: somebody said that a client has no allergy or intolerance besides what the profile states. Until now an empty list said
-- so. In stored versions it holds from the first one on that the client saved, whose form explained that, or that a professional saved
-- entirely empty, which had no other meaning; not where a professional stated something else, such as a pregnancy.
update dietary_profiles set profile = profile || jsonb_build_object('hasNoOtherAllergies', exists (
  select from dietary_profiles earlier
  where earlier.account_id = dietary_profiles.account_id and earlier.client_id = dietary_profiles.client_id
    and earlier.version <= dietary_profiles.version
    and (earlier.is_by_client or earlier.profile - 'isLowNickel' - 'hasNoOtherAllergies' = '{
      "allergies": [], "diet": "none", "isGlutenFree": false, "isLactoseFree": false,
      "excludedAliments": [], "excludedCategories": [], "excludedWords": [],
      "isPregnant": false, "isLactating": false, "isPostmenopausal": null, "note": ""}' and not coalesce((earlier.profile ->> 'isLowNickel')::boolean, false))))
where not profile ? 'hasNoOtherAllergies';
