import { formatCount } from '../../view/formats/count';

export const likes = {
  like: (count: number) => (count > 0 ? `いいね ${formatCount(count)}` : 'いいね'),
} as const;
