import { describe, expect, it } from 'vitest';
import { createDeviceStorage } from './device-storage';
import { DRAFT_BYTES, readDraft, writeDraft } from './drafts';
import { createMemoryDevice } from './testing/memory-device';

const bytes = (text: string): number => new TextEncoder().encode(text).byteLength;

describe('drafts', () => {
  it('are kept by account and form until they are forgotten', () => {
    const device = createMemoryDevice();
    writeDraft(device, 'uid-1', 'settings', { firstWord: '灯' });
    writeDraft(device, 'uid-1', 'report/abc', { reason: '誤字' });
    expect(readDraft(device, 'uid-1', 'settings')).toEqual({ firstWord: '灯' });
    expect(readDraft(device, 'uid-2', 'settings')).toBeUndefined();
    writeDraft(device, 'uid-1', 'settings', undefined);
    expect(readDraft(device, 'uid-1', 'settings')).toBeUndefined();
    expect(readDraft(device, 'uid-1', 'report/abc')).toEqual({ reason: '誤字' });
  });

  it('take no more than their room: the longest untouched goes first', () => {
    const device = createMemoryDevice();
    const long = { reason: 'あ'.repeat(8_000) };
    for (const form of ['a', 'b', 'a', 'c']) writeDraft(device, 'uid-1', form, long);
    expect(bytes(device.read('drafts'))).toBeLessThanOrEqual(DRAFT_BYTES);
    expect(['a', 'b', 'c'].map((form) => readDraft(device, 'uid-1', form))).toEqual([
      long,
      undefined,
      long,
    ]);
  });

  it('leave the others alone when one alone is too large', () => {
    const device = createMemoryDevice();
    writeDraft(device, 'uid-1', 'settings', { firstWord: '灯' });
    writeDraft(device, 'uid-1', 'report/abc', { reason: 'あ'.repeat(DRAFT_BYTES) });
    expect(readDraft(device, 'uid-1', 'report/abc')).toBeUndefined();
    expect(readDraft(device, 'uid-1', 'settings')).toEqual({ firstWord: '灯' });
  });

  it('begin anew where what is stored is damaged', () => {
    const device = createMemoryDevice({ drafts: '[["uid-1/settings"' });
    expect(readDraft(device, 'uid-1', 'settings')).toBeUndefined();
    writeDraft(device, 'uid-1', 'settings', { firstWord: '灯' });
    expect(readDraft(device, 'uid-1', 'settings')).toEqual({ firstWord: '灯' });
  });

  it('last as long as the page where storage is forbidden', () => {
    const forbidden = {
      get localStorage(): Storage {
        throw new DOMException('denied', 'SecurityError');
      },
    };
    const device = createDeviceStorage(forbidden);
    writeDraft(device, 'uid-1', 'settings', { firstWord: '灯' });
    expect(readDraft(device, 'uid-1', 'settings')).toEqual({ firstWord: '灯' });
    expect(readDraft(createDeviceStorage(forbidden), 'uid-1', 'settings')).toBeUndefined();
  });
});
