import { lazy, Suspense } from 'react';
import { isClientView } from '#shell/web/api/token.ts';
import { hasRole, useMe } from '#shell/web/session.ts';
import { loadTexts } from '#shell/web/texts/texts.ts';

const namespaces = ['collaborators'];

const ClientViewBanner = lazy(async () => {
  const [{ ClientViewBanner: Banner }] = await Promise.all([import('./ClientViewBanner.tsx'), loadTexts(namespaces)]);
  return { default: Banner };
});
const OwnershipBanner = lazy(async () => {
  const [{ OwnershipBanner: Banner }] = await Promise.all([import('./OwnershipBanner.tsx'), loadTexts(namespaces)]);
  return { default: Banner };
});

/** The view of a client, or an offer of the account to the collaborator who is logged in. */
export function TeamBanner() {
  const me = useMe();
  const isView = isClientView();
  if (!isView && !hasRole(me, 'coach', 'nutritionist', 'secretary')) return null;
  return <Suspense>{isView ? <ClientViewBanner /> : <OwnershipBanner />}</Suspense>;
}
