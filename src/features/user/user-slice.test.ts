import { describe, expect, it } from 'vitest';
import { newEntry } from '../../../story/entry';
import { membersList } from './members-list';
import {
  browseChanged,
  entryFetched,
  entryMissing,
  initialized,
  selectIsGuest,
  selectIsKnownGuest,
  signedIn,
  signInFailed,
  userReducer,
} from './user-slice';

const guest = userReducer(undefined, { type: 'start' });
const entry = newEntry(
  { uid: 'u', oid: 7, onamae: '灯里', firstWord: 'おはよう' },
  new Date('2026-01-01T00:00:00Z'),
);

describe('the user', () => {
  it('starts as the guest that the specification describes', () => {
    expect(guest).toMatchObject({
      compliet: false,
      progress: true,
      uid: 'something',
      userName: 'ゲスト#10353',
      flag: { accept: true, offer: true },
      browse: '10353',
      data: { score: 0, camp: '平和' },
      category: ['', '', '', '', '', ''],
    });
    expect(selectIsGuest({ user: guest })).toBe(true);
    expect(selectIsKnownGuest({ user: guest })).toBe(false);
  });

  it('reads on with what was read last on this device', () => {
    expect(userReducer(guest, initialized({ browse: 'x' })).browse).toBe('x');
    expect(userReducer(guest, initialized({ browse: '' })).browse).toBe('10353');
  });

  it('is a nameless guest without an entry', () => {
    const user = userReducer(userReducer(guest, signedIn('u')), entryMissing());
    expect(user).toMatchObject({
      uid: 'u',
      userName: 'お名前のないゲスト#10353',
      progress: false,
      compliet: false,
      browse: '10353',
    });
    expect(selectIsKnownGuest({ user })).toBe(true);
  });

  it('is a guest again when its entry is refused after all', () => {
    const registered = userReducer(userReducer(guest, signedIn('u')), entryFetched(entry));
    expect(userReducer(registered, entryMissing())).toMatchObject({
      userName: 'お名前のないゲスト#10353',
      compliet: false,
      browse: '10353',
    });
  });

  it('reads on as a guest when signing in fails', () => {
    const user = userReducer(guest, signInFailed());
    expect(user).toEqual({ ...guest, progress: false });
  });

  it('takes everything from its entry', () => {
    expect(userReducer(guest, entryFetched(entry))).toMatchObject({
      compliet: true,
      progress: false,
      oid: 7,
      userName: '灯里',
      icon: 'traveller',
      browse: 'u',
      firstWord: 'おはよう',
      clause: 0,
      data: { score: 0, camp: '景気' },
    });
  });

  it('goes on reading what was chosen meanwhile when its entry changes', () => {
    const reading = userReducer(userReducer(guest, entryFetched(entry)), browseChanged('other'));
    expect(userReducer(reading, entryFetched({ ...entry, clause: 3 }))).toMatchObject({
      browse: 'other',
      clause: 3,
    });
  });

  it('knows the participants by their uid', () => {
    const user = userReducer(guest, membersList.actions.fetched([{ uid: 'u', onamae: '灯里' }]));
    expect(user.browseList).toEqual({ u: '灯里' });
  });
});
