/** Where a conversation was scrolled to when it was left. */
interface LeftPosition {
  messageId: string;
  seq: number;
  /** Distance of the end of the message from the lower edge of the scroller in pixels. */
  offset: number;
  /** The newest message that was seen. */
  newestId: string | undefined;
}

/** By conversation, as long as the page is open. Conversations that were left at their end are not in it. */
export const leftPositions = new Map<string, LeftPosition>();
