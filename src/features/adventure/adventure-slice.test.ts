import { describe, expect, it } from 'vitest';
import {
  adventureFailed,
  adventureFetched,
  adventureReducer,
  adventureRequested,
} from './adventure-slice';

const fetched = (docid: string) =>
  adventureFetched({ docid, onamae: '灯里', image: '', story: [], updatedAt: '', isHidden: false });
const requested = adventureReducer(undefined, adventureRequested('a'));

describe('the adventure', () => {
  it('is the one that was asked for last, however late another arrives', () => {
    const other = adventureReducer(requested, adventureRequested('b'));
    expect(adventureReducer(other, fetched('a'))).toBe(other);
    expect(adventureReducer(other, fetched('b'))).toMatchObject({ docid: 'b', status: 'ready' });
  });

  it('stays readable when it is asked for again or cannot be read any more', () => {
    const ready = adventureReducer(requested, fetched('a'));
    expect(adventureReducer(ready, adventureRequested('a'))).toEqual(ready);
    expect(adventureReducer(ready, adventureFailed('a'))).toEqual({ ...ready, status: 'failed' });
    expect(adventureReducer(ready, adventureFailed('b'))).toBe(ready);
  });

  it('stays the same when the same is told once more', () => {
    const told = fetched('a');
    const ready = adventureReducer(requested, told);
    expect(adventureReducer(ready, told)).toBe(ready);
    expect(adventureReducer(ready, adventureRequested('a'))).toBe(ready);
  });

  it('is asked for anew after a failure', () => {
    const failed = adventureReducer(requested, adventureFailed('a'));
    expect(adventureReducer(failed, adventureRequested('a')).status).toBe('loading');
  });
});
