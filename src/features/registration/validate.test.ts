import { describe, expect, it } from 'vitest';
import { USER_TEXT_CASES } from '../../../story/user-text/testing/user-text-cases';
import { registration } from '../../messages/registration';
import { validate, type RegistrationValues } from './validate';

const draft = (changes: Partial<RegistrationValues> = {}): RegistrationValues => ({
  oid: '10',
  onamae: '灯里',
  firstWord: 'おはよう',
  camp: '景気',
  ...changes,
});

describe('validate', () => {
  it('normalises what is valid', () => {
    expect(
      validate(draft({ oid: ' ００７ ', onamae: ' ｱｶﾘ\u202E ', firstWord: 'あ\nい' })),
    ).toEqual({
      ok: true,
      oid: 7,
      onamae: 'アカリ',
      firstWord: 'あ い',
      camp: '景気',
    });
  });

  it.each([
    [{ oid: '' }, { oid: 'oid-empty' }],
    [{ oid: '12a' }, { oid: 'oid-not-numeric' }],
    [{ oid: '-1' }, { oid: 'oid-not-numeric' }],
    [{ oid: '1e3' }, { oid: 'oid-not-numeric' }],
    [{ oid: '99999999999999999' }, { oid: 'oid-too-large' }],
    [{ onamae: ' \u200B ' }, { onamae: 'onamae-empty' }],
    [{ onamae: 'あ'.repeat(21) }, { onamae: 'onamae-too-long' }],
    [{ onamae: 'にせ#10353' }, { onamae: 'onamae-reserved' }],
    [{ onamae: 'にせ＃１０３５３' }, { onamae: 'onamae-reserved' }],
    [{ firstWord: '' }, { firstWord: 'firstWord-empty' }],
    [{ firstWord: 'あ'.repeat(81) }, { firstWord: 'firstWord-too-long' }],
    [
      { oid: '', onamae: '', firstWord: '' },
      { oid: 'oid-empty', onamae: 'onamae-empty', firstWord: 'firstWord-empty' },
    ],
  ] as const)('refuses %j', (changes, errors) => {
    expect(validate(draft(changes))).toEqual({ ok: false, errors });
  });

  it.each(
    USER_TEXT_CASES.flatMap(({ what, field, typed, form }) =>
      field === 'trait' || !('sends' in form)
        ? []
        : [[`${what} as ${field}`, { [field]: typed }, { [field]: form.sends }] as const],
    ),
  )('sends %s as all do', (_, typed, sent) => {
    expect(validate(draft(typed))).toMatchObject({ ok: true, ...sent });
  });

  it.each(
    USER_TEXT_CASES.flatMap(({ what, field, typed, form }) =>
      field === 'trait' || !('refuses' in form)
        ? []
        : [[`${what} as ${field}`, { [field]: typed }, { [field]: form.refuses }] as const],
    ),
  )('refuses %s as all do', (_, typed, errors) => {
    expect(validate(draft(typed))).toEqual({ ok: false, errors });
  });

  it.each([
    ...new Set(USER_TEXT_CASES.flatMap(({ form }) => ('refuses' in form ? [form.refuses] : []))),
  ])('says in a sentence what %s means', (code) => {
    expect(registration.errors[code]).toMatch(/[ぁ-ん].*(?:！|。)$/u);
  });
});
