import type { SettingsSectionEntry } from '#areas/account/web/settings/section-registry.tsx';
import { useTexts } from '#shell/web/texts/texts.ts';

/** Sections of the settings that areas above the account add, in order; loaded with the settings. */
export const settingsSections: readonly SettingsSectionEntry[] = [
  {
    name: 'notifications',
    roles: ['admin', 'coach', 'nutritionist', 'secretary', 'client'],
    permission: 'view notifications',
    useTitle: () => useTexts('notifications')('nav.notifications'),
    namespaces: ['notifications'],
    load: async () => (await import('#areas/notifications/web/public.tsx')).NotificationSettingsSection,
  },
  {
    name: 'client-types',
    useTitle: () => useTexts('clients')('types.title'),
    namespaces: ['clients'],
    load: async () => (await import('#areas/clients/web/public.tsx')).ClientTypesSection,
  },
  {
    name: 'clients',
    useTitle: () => useTexts('clients')('settings.title'),
    namespaces: ['clients'],
    load: async () => (await import('#areas/clients/web/public.tsx')).ClientSettingsSection,
  },
  {
    name: 'registration-link',
    useTitle: () => useTexts('clients')('registrationLink.title'),
    namespaces: ['clients'],
    load: async () => (await import('#areas/clients/web/public.tsx')).RegistrationLinkSection,
  },
  {
    name: 'programs',
    useTitle: () => useTexts('programs')('nav.programs'),
    namespaces: ['programs'],
    load: async () => (await import('#areas/programs/web/public.tsx')).ProgramSettingsSection,
  },
  {
    name: 'sharing',
    useTitle: () => useTexts('sharing')('settings.title'),
    namespaces: ['sharing'],
    load: async () => (await import('#areas/sharing/web/public.tsx')).SharingSettingsSection,
  },
  {
    name: 'nutrition',
    useTitle: () => useTexts('meal-plans')('settings.title'),
    namespaces: ['meal-plans', 'macros', 'attachments'],
    load: async () =>
      (await import('#areas/meal-plans/web/settings/MealPlanSettingsSection.tsx')).MealPlanSettingsSection,
  },
  {
    name: 'qualification',
    useTitle: () => useTexts('meal-plans')('qualification.title'),
    namespaces: ['meal-plans'],
    load: async () => (await import('#areas/meal-plans/web/settings/QualificationSection.tsx')).QualificationSection,
    roles: ['admin', 'nutritionist'],
  },
  {
    name: 'dietary-profile',
    useTitle: () => useTexts('dietary-profiles')('own.title'),
    namespaces: ['dietary-profiles', 'aliments'],
    load: async () => (await import('#areas/dietary-profiles/web/lazy-public.tsx')).OwnDietaryProfileSection,
    roles: ['client'],
    permission: 'view own nutrition',
  },
  {
    name: 'reference-intakes',
    useTitle: () => useTexts('aliments')('intakes.title'),
    namespaces: ['aliments'],
    load: async () => (await import('#areas/aliments/web/lazy-public.tsx')).ReferenceSettingsSection,
  },
  {
    name: 'consents',
    useTitle: () => useTexts('clients')('consents.title'),
    namespaces: ['clients'],
    load: async () => (await import('#areas/clients/web/public.tsx')).ConsentsSection,
    roles: ['client'],
  },
  {
    name: 'own-data',
    useTitle: () => useTexts('personal-data')('export.title'),
    namespaces: ['personal-data'],
    load: async () => (await import('#areas/personal-data/web/lazy-public.tsx')).OwnDataSection,
    roles: ['client'],
  },
  {
    name: 'erasure',
    useTitle: () => useTexts('clients')('erasure.title'),
    namespaces: ['clients', 'account'],
    load: async () => (await import('#areas/clients/web/public.tsx')).ErasureSection,
    roles: ['client'],
  },
  {
    name: 'chats',
    useTitle: () => useTexts('chats')('nav.chats'),
    namespaces: ['chats'],
    load: async () => (await import('#areas/chats/web/settings/ChatSettingsSection.tsx')).ChatSettingsSection,
  },
  {
    name: 'accesses',
    useTitle: () => useTexts('collaborators')('accesses.title'),
    namespaces: ['collaborators'],
    load: async () => (await import('#areas/collaborators/web/public.tsx')).AccessesSection,
    roles: ['client'],
  },
  {
    name: 'notification-defaults',
    useTitle: () => useTexts('notifications')('preferences.defaultsTitle'),
    namespaces: ['notifications'],
    load: async () => (await import('#areas/notifications/web/public.tsx')).NotificationDefaultsSection,
  },
];
