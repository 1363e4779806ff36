/** Account deletion: removes all data of a participant, in every store. */
export interface ParticipantEraser {
  /** Whether this uid has requested its deletion. */
  isAsked(uid: string): Promise<boolean>;
  /** Removes the story, the entry, likes, reading and reports. Idempotent. */
  erase(uid: string): Promise<void>;
  /** Removes the request, which reports the completed deletion to the client. */
  finish(uid: string): Promise<void>;
}
