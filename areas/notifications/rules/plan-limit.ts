/** `near` from nine tenths of the clients of the payment plan, or with one place left; null below, and without a limit. */
export function planLimitState({
  activeClients,
  max_clients: max,
}: {
  activeClients: number;
  max_clients: number | null;
}): 'near' | 'reached' | null {
  if (max === null) return null;
  if (activeClients >= max) return 'reached';
  return activeClients >= Math.min(max - 1, Math.ceil(max * 0.9)) ? 'near' : null;
}
