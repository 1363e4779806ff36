/** Where and how a figure stands. */
export interface Standpoint {
  readonly x: number;
  /** Position of the feet, or of the seat. */
  readonly base: number;
  readonly height: number;
  /** −1 looks left, 1 right. */
  readonly facing?: -1 | 1;
  readonly pose?: 'standing' | 'walking' | 'sitting';
  /** Leans on a staff, as on a road. */
  readonly staff?: boolean;
}

/** The ground below a standpoint. */
export const floorOf = ({ base, height, pose }: Standpoint): number =>
  pose === 'sitting' ? base + height * 0.26 : base;
