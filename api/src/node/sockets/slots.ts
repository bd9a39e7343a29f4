/** Who holds a slot, so that a user has no more sockets than allowed, on whichever process they are. */
export interface Slots {
  /** Takes a slot for a socket. @returns the ids of the sockets that must go for it, the oldest ones */
  take(userId: string, socketId: string): Promise<string[]>;
  leave(userId: string, socketId: string): Promise<void>;
}

/** The slots of this process. */
export function memorySlots(most: number): Slots {
  const held = new Map<string, string[]>();
  return {
    async take(userId, socketId) {
      // Joined and cut, as a list that grew by being pushed to keeps room for sixteen more.
      const all = (held.get(userId) ?? []).concat(socketId);
      const gone = all.slice(0, Math.max(0, all.length - most));
      held.set(userId, all.slice(gone.length));
      return gone;
    },
    async leave(userId, socketId) {
      const left = (held.get(userId) ?? []).filter((id) => id !== socketId);
      if (left.length > 0) held.set(userId, left);
      else held.delete(userId);
    },
  };
}
