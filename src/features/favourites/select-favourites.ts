import type { FavouritesState } from './favourites-slice';

export interface StateWithFavourites {
  readonly favourites: FavouritesState;
}

export const selectIsLiked =
  (key: string) =>
  ({ favourites }: StateWithFavourites): boolean =>
    favourites.myFav[key] === true;

export const selectIsWaiting =
  (key: string) =>
  ({ favourites }: StateWithFavourites): boolean =>
    favourites.waiting[key] === true;

/** The likes of a turn, one's own newest click included. */
export const selectLikes =
  (key: string) =>
  ({ favourites }: StateWithFavourites): number =>
    Math.max(0, (favourites.favCount[key] ?? 0) + (favourites.ahead[key] ?? 0));
