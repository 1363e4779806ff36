import { configureStore } from '@reduxjs/toolkit';
import type {} from '@testing-library/jest-dom/vitest';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Provider, useSelector } from 'react-redux';
import { describe, expect, it } from 'vitest';
import { createChapterCache } from '../../data/chapter-cache';
import { createScriptedData } from '../../data/testing/scripted-data';
import { createMemoryDevice } from '../../data/testing/memory-device';
import { Questions } from '../../ui/dialog/Questions';
import { RegistrationDialog } from './RegistrationDialog';
import { checkAccountIsKept, register } from './register';
import { registrationReducer, type RegistrationSlice } from './registration-slice';
import type { RegistrationValues } from './validate';

function open(typed: Partial<RegistrationValues> = {}) {
  const data = createScriptedData();
  const device = createMemoryDevice();
  const services = { data, device, chapters: createChapterCache(), now: () => 0 };
  const store = configureStore({
    reducer: { registration: registrationReducer },
    middleware: (defaults) => defaults({ thunk: { extraArgument: services } }),
  });
  const initial: RegistrationValues = {
    camp: '景気',
    oid: '',
    onamae: '',
    firstWord: 'このループからぬけださなきゃ…',
    ...typed,
  };
  const Form = () => {
    const registration = useSelector((state: RegistrationSlice) => state.registration);
    const [values, setValues] = useState<RegistrationValues>(initial);
    return (
      <RegistrationDialog
        registration={registration}
        draft={{
          values,
          change: (change) => setValues({ ...values, ...change }),
          isTyped: values !== initial,
          isRestored: false,
          reset: () => setValues(initial),
        }}
        onRegister={() => void store.dispatch(register(values, 'uid-1'))}
        onClose={() => undefined}
        onAccount={() => undefined}
      />
    );
  };
  render(
    <Provider store={store}>
      <Questions>
        <Form />
      </Questions>
    </Provider>,
  );
  return { data, device, store, user: userEvent.setup() };
}

const field = (name: string) => screen.getByRole('textbox', { name });
const submit = () => screen.getByRole('button', { name: '確認' });

describe('the registration form', () => {
  it('is ready to be written in', () => {
    open();
    expect(field('オーナー番号')).toHaveFocus();
  });

  it('says before anything is sent that this browser cannot keep what is registered', async () => {
    const { data, store } = open();
    await store.dispatch(checkAccountIsKept());
    expect(screen.queryByRole('alert')).toBeNull();
    data.forgetAccount();
    await store.dispatch(checkAccountIsKept());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'ページを閉じたり読み込み直したりすると、登録したキャラクターに戻れなくなります。',
    );
    expect(submit()).toBeEnabled();
  });

  it('says what is missing, in the words of the specification', async () => {
    const { user, data } = open();
    expect(field('第一声')).toHaveValue('このループからぬけださなきゃ…');
    expect(field('オーナー番号')).toHaveAttribute('inputmode', 'numeric');
    await user.clear(field('第一声'));
    await user.click(submit());
    expect(screen.getByText('オーナー番号が空欄です…！')).toBeVisible();
    expect(screen.getByText('お名前が空欄です…！')).toBeVisible();
    expect(screen.getByText('第一声を設定して下さい…！')).toBeVisible();
    expect(field('オーナー番号')).toHaveFocus();
    expect(field('オーナー番号')).toBeInvalid();
    expect(data.writes).toEqual([]);
  });

  it('takes full-width digits for the half-width ones', async () => {
    const { user, data } = open({ onamae: '灯里' });
    await user.type(field('オーナー番号'), '１２３');
    await user.click(submit());
    await user.click(await screen.findByRole('button', { name: 'はい' }));
    await expect.poll(() => data.writes).toMatchObject([{ entry: { oid: 123 } }]);
  });

  it('says what is too long while it is typed, and what is missing only when it is sent', async () => {
    const { user } = open({ oid: '1', onamae: 'あ'.repeat(20) });
    expect(screen.queryByText(/お名前は20文字までです/u)).toBeNull();
    await user.type(field('お名前'), 'あ');
    expect(screen.getByText(/お名前は20文字までです/u)).toBeVisible();
    await user.clear(field('お名前'));
    expect(screen.queryByText('お名前が空欄です…！')).toBeNull();
    await user.click(submit());
    expect(screen.getByText('お名前が空欄です…！')).toBeVisible();
  });

  it('says back what the character will be like, and sends the camp that is chosen', async () => {
    const { user, data } = open();
    expect(screen.getByRole('radio', { name: /^景気/u })).toBeChecked();
    expect(
      screen.getByText(
        'あなたのキャラクターは、銀貨の音がするほうへ、つい足が向く旅人です。目を覚ますと、まずこう言います。「このループからぬけださなきゃ…」',
      ),
    ).toBeVisible();
    await user.click(screen.getByRole('radio', { name: /^混沌/u }));
    await user.clear(field('第一声'));
    await user.type(field('お名前'), '灯里');
    expect(
      screen.getByText('灯里は、閉まった戸を見ると、開けてみたくなる旅人です。'),
    ).toBeVisible();
    await user.type(field('第一声'), '誰だ！');
    const whole =
      '灯里は、閉まった戸を見ると、開けてみたくなる旅人です。目を覚ますと、まずこう言います。「誰だ！」';
    expect(screen.getByText(whole)).toBeVisible();
    await user.type(field('オーナー番号'), '1');
    await user.click(submit());
    const question = within(await screen.findByRole('dialog', { name: 'ご確認' }));
    expect(question.getByText(whole)).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'はい' }));
    await expect.poll(() => data.writes).toMatchObject([{ entry: { data: { camp: '混沌' } } }]);
  });

  it('asks before it writes the entry, and remembers owner and name', async () => {
    const { user, data, device, store } = open();
    await user.type(field('オーナー番号'), '42');
    await user.type(field('お名前'), '灯里');
    await user.click(submit());
    expect(
      await screen.findByText(
        '登録作業を開始します。宜しいですか？登録に時間がかかる場合があります…！',
      ),
    ).toBeVisible();
    expect(data.writes).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'はい' }));
    await expect.poll(() => data.writes).toHaveLength(1);
    expect(data.writes[0]).toMatchObject({
      kind: 'entry',
      entry: { uid: 'uid-1', oid: 42, onamae: '灯里', data: { camp: '景気', score: 0 } },
    });
    expect([device.read('owner'), device.read('name')]).toEqual(['42', '灯里']);
    expect(store.getState().registration.phase).toBe('waiting');
  });

  it('writes nothing after いいえ', async () => {
    const { user, data } = open({ oid: '42', onamae: '灯里' });
    await user.click(submit());
    await user.click(await screen.findByRole('button', { name: 'いいえ' }));
    expect(await screen.findByRole('textbox', { name: 'お名前' })).toHaveValue('灯里');
    expect(data.writes).toEqual([]);
  });

  it('keeps what was typed when the write fails, says why, and can be sent again', async () => {
    const { user, data } = open({ oid: '42', onamae: '灯里' });
    data.refuseWrites('offline');
    await user.click(submit());
    await user.click(await screen.findByRole('button', { name: 'はい' }));
    expect(
      await screen.findByText(/登録できませんでした.*サーバーにつながりません/u),
    ).toBeVisible();
    expect(await screen.findByRole('textbox', { name: 'お名前' })).toHaveValue('灯里');
    // Below a long form it would not be seen.
    await expect.poll(() => screen.getByRole('button', { name: 'もう一度ためす' })).toHaveFocus();
    data.refuseWrites(null);
    await user.click(await screen.findByRole('button', { name: '確認' }));
    await user.click(await screen.findByRole('button', { name: 'はい' }));
    await expect.poll(() => data.writes).toHaveLength(1);
  });
});
