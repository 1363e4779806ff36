/** How others notice an element, in words that do not name it. */
export interface Notice {
  /** Stands before a particle: 「左手の箸」に目がとまる. */
  readonly noun: string;
  /** Follows the hero as its subject, in the past: 灯は〔左手で杯を受けた〕. */
  readonly deed: string;
}
