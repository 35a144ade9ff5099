interface DeletableMessage {
  sender: { id: string } | null;
  deletedAt: string | null;
}

/** A message is deleted by its author only, and once. */
export function mayDeleteMessage(membershipId: string, { sender, deletedAt }: DeletableMessage): boolean {
  return deletedAt === null && sender?.id === membershipId;
}
