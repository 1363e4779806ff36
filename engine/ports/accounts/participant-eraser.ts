/** Everything that is kept of a participant, wherever it is. */
export interface ParticipantEraser {
  /** Whether this uid has asked to be forgotten. */
  isAsked(uid: string): Promise<boolean>;
  /** Removes the story, the entry, likes, reading and reports. Doing it again is no error. */
  erase(uid: string): Promise<void>;
  /** Removes the request: whoever asked sees that it is done. */
  finish(uid: string): Promise<void>;
}
