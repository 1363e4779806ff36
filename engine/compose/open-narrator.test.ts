import { describe, expect, it } from 'vitest';
import type { ModelServer, Question, Reply } from '../adapters/model/testing/model-server';
import {
  samePage,
  sectionsAsked,
  toldPage,
  toldPageWith,
} from '../adapters/model/testing/told-page';
import { narratorAt, playTurns, textsOf } from './testing/narrated-story';
import { offlineTexts, OWN, PARTICIPANT, retold } from './testing/retold-story';
import { startScriptedModel } from './testing/scripted-model';

const PROTOCOLS: readonly Question['protocol'][] = ['google', 'openai-compatible'];

describe.each(PROTOCOLS)('a story narrated by a model over %s', (protocol) => {
  const open = (model: ModelServer) => narratorAt(model.url(protocol), { protocol });

  it('has the model’s words, streamed, with one call for each page', async () => {
    const model = await startScriptedModel(retold);
    const narrator = await open(model);
    const { said } = narrator;
    const texts = textsOf(await playTurns(PARTICIPANT, narrator, 10));
    for (const text of texts) expect(text).toContain(OWN);
    expect(model.questions).toHaveLength(1);
    expect(model.questions[0]).toMatchObject({ protocol, model: 'test-model', key: 'test-key' });
    expect(said()).toEqual(['page-told-by-model']);
  });

  it('asks Google to stop hateful, harassing, sexual and dangerous text', async () => {
    const model = await startScriptedModel(retold);
    const narrator = await open(model);
    await playTurns(PARTICIPANT, narrator, 1);
    const threshold = 'BLOCK_MEDIUM_AND_ABOVE';
    expect(model.questions[0]?.safety).toEqual(
      protocol === 'google'
        ? {
            HARM_CATEGORY_HATE_SPEECH: threshold,
            HARM_CATEGORY_HARASSMENT: threshold,
            HARM_CATEGORY_SEXUALLY_EXPLICIT: threshold,
            HARM_CATEGORY_DANGEROUS_CONTENT: threshold,
          }
        : {},
    );
  });

  const page =
    (text: string) =>
    (question: Question): Reply => ({ does: 'answer', text: samePage(text, question) });
  const failures: readonly (readonly [
    string,
    Reply | ((question: Question) => Reply),
    number,
    string,
  ])[] = [
    ['500', { does: 'fail', status: 500 }, 2, 'model-failed'],
    ['403', { does: 'fail', status: 403 }, 1, 'model-refused'],
    ['404', { does: 'fail', status: 404 }, 1, 'model-refused'],
    ['a page of HTML', { does: 'fail', status: 200, body: '<html></html>' }, 2, 'model-failed'],
    [
      'a connection cut in the middle',
      { does: 'cut', text: '鐘が六つ鳴った。' },
      2,
      'model-failed',
    ],
    [
      'an answer that stops without an end',
      { does: 'answer', text: '鐘が六つ鳴った。', ended: null },
      2,
      'model-failed',
    ],
    ['an empty answer', { does: 'answer', text: ' \n' }, 2, 'model-empty'],
    [
      'an answer that does not stop',
      { does: 'answer', text: '海。'.repeat(5000) },
      2,
      'model-too-long',
    ],
    [
      'an answer that ran out of tokens',
      { does: 'answer', text: '海が', ended: 'length' },
      2,
      'model-too-long',
    ],
    ['too long a text', page('海が鳴る。'.repeat(100)), 2, 'faulty: length'],
    ['a page without its marks', { does: 'answer', text: '海が鳴る。' }, 2, 'faulty: length'],
    ['English', page('The bell rang six times. '.repeat(10)), 2, 'faulty: marks'],
    ['Chinese', page('钟声响了六次，我们走过了桥。'.repeat(12)), 2, 'faulty: marks'],
  ];

  it.each(failures)('goes on in its own words after %s', async (_, failure, calls, why) => {
    const model = await startScriptedModel(retold);
    const narrator = await open(model);
    const { said } = narrator;
    model.reply = typeof failure === 'function' ? failure : () => failure;
    expect(textsOf(await playTurns(PARTICIPANT, narrator, 1))).toEqual(await offlineTexts(1));
    expect(model.questions).toHaveLength(calls);
    expect(said().join()).toContain(`page-told-offline: ${why}`);
  });

  it('asks again for a faulty section alone, and names its faults', async () => {
    const model = await startScriptedModel(retold);
    const narrator = await open(model);
    model.reply = (question) =>
      model.questions.length === 1
        ? { does: 'answer', text: toldPageWith('財布には銀貨九千枚があった。', question) }
        : retold(question);
    const texts = textsOf(await playTurns(PARTICIPANT, narrator, 10));
    for (const text of texts) expect(text).toContain(OWN);
    const [first, second] = model.questions;
    if (first === undefined || second === undefined) throw new Error('There was no second call.');
    expect(first.user).not.toContain('不備');
    expect(second.user).toContain('【一】「九千」という数は事実にない');
    expect(sectionsAsked(second).map(({ 節 }) => 節)).toEqual(['一']);
    expect(model.questions).toHaveLength(2);
  });

  it('tells the whole page offline when a section contradicts the facts twice', async () => {
    const model = await startScriptedModel(retold);
    const narrator = await open(model);
    const { said } = narrator;
    model.reply = (question) => ({
      does: 'answer',
      text: toldPageWith('財布には銀貨九千枚があった。', question),
    });
    expect(textsOf(await playTurns(PARTICIPANT, narrator, 10))).toEqual(await offlineTexts(10));
    expect(model.questions).toHaveLength(2);
    expect(said()).toEqual(['page-told-offline: faulty: amounts']);
  });
});

it('what a model thinks before it speaks is no part of the story', async () => {
  const model = await startScriptedModel(retold);
  const narrator = await narratorAt(model.url('openai-compatible'));
  model.reply = (question) => ({
    does: 'answer',
    text: `<think>The user wants a story. ${'Let me think. '.repeat(100)}</think>\n\n${toldPage(question)}`,
  });
  const texts = textsOf(await playTurns(PARTICIPANT, narrator, 1));
  expect(texts[0]).toContain(OWN);
  expect(texts[0]).not.toContain('think');
});
