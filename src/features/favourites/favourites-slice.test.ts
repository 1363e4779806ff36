import { describe, expect, it } from 'vitest';
import {
  countsFetched,
  countsRequested,
  delayed,
  favouritesReducer,
  myFavFetched,
  refused,
  selectIsLiked,
  selectIsWaiting,
  selectLikes,
  sent,
  toggled,
  type FavouritesState,
} from './favourites-slice';

const KEY = 'd_1_1E';
const counts = (value: number) => countsFetched({ docid: 'd', counts: { [KEY]: value } });

function play(...actions: Parameters<typeof favouritesReducer>[1][]): FavouritesState {
  return (
    actions.reduce<FavouritesState | undefined>(favouritesReducer, undefined) ?? play(counts(0))
  );
}
const start = [countsRequested('d'), counts(3)] as const;
const shown = (favourites: FavouritesState) => ({
  likes: selectLikes({ favourites }, KEY),
  isLiked: selectIsLiked({ favourites }, KEY),
});

describe('likes', () => {
  it('show a click at once and count it once', () => {
    const clicked = [...start, toggled({ key: KEY, isLiked: true })];
    expect(shown(play(...clicked))).toEqual({ likes: 4, isLiked: true });
    expect(shown(play(...clicked, sent(KEY)))).toEqual({ likes: 4, isLiked: true });
    expect(shown(play(...clicked, sent(KEY), counts(4)))).toEqual({ likes: 4, isLiked: true });
    expect(shown(play(...clicked, counts(4), sent(KEY)))).toEqual({ likes: 4, isLiked: true });
  });

  it('take a refused click back', () => {
    const state = play(
      ...start,
      toggled({ key: KEY, isLiked: true }),
      refused({ key: KEY, isLiked: true }),
    );
    expect(shown(state)).toEqual({ likes: 3, isLiked: false });
    expect(state.sending).toEqual({});
  });

  it('wait for a slow server, and no longer than they are being sent', () => {
    const isWaiting = (favourites: FavouritesState) => selectIsWaiting({ favourites }, KEY);
    const clicked = [...start, toggled({ key: KEY, isLiked: true })];
    expect(isWaiting(play(...clicked))).toBe(false);
    expect(isWaiting(play(...clicked, delayed(KEY)))).toBe(true);
    expect(isWaiting(play(...clicked, delayed(KEY), sent(KEY)))).toBe(false);
    expect(isWaiting(play(...clicked, delayed(KEY), refused({ key: KEY, isLiked: true })))).toBe(
      false,
    );
    expect(isWaiting(play(...clicked, sent(KEY), delayed(KEY)))).toBe(false);
  });

  it('can be taken back', () => {
    const state = play(...start, myFavFetched([KEY]), toggled({ key: KEY, isLiked: false }));
    expect(shown(state)).toEqual({ likes: 2, isLiked: false });
  });

  it('keep a click that is being sent against an older list of the server', () => {
    const state = play(...start, toggled({ key: KEY, isLiked: true }), myFavFetched(['d_1_2E']));
    expect(shown(state).isLiked).toBe(true);
    expect(state.myFav).toHaveProperty('d_1_2E');
  });

  it('belong to one story', () => {
    expect(shown(play(...start, countsRequested('e'))).likes).toBe(0);
    expect(shown(play(...start, countsRequested('e'), counts(9))).likes).toBe(0);
    expect(shown(play(...start, countsRequested('d'))).likes).toBe(3);
  });
});
