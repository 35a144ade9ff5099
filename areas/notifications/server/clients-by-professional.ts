/** The clients of each professional, each of them once, for notifications that are one for all of them. */
export function clientsByProfessional(
  pairs: readonly { clientId: string; membershipId: string }[],
): ReadonlyMap<string, ReadonlySet<string>> {
  const clients = new Map<string, Set<string>>();
  for (const { clientId, membershipId } of pairs)
    clients.set(membershipId, (clients.get(membershipId) ?? new Set()).add(clientId));
  return clients;
}
