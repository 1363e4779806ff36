import { describe, expect, it } from 'vitest';
import { isAphorism, isMaxim } from './maxims';
import { closingOf, openingOf } from './opening';

describe('a maxim', () => {
  it.each([
    'うまい話には裏がある。',
    '動けない客は、よい客だ。',
    '賢い者は待つ。',
    '約束にも期限がある。',
    '嘘をつけば早い。',
    '荒い声ほど、語尾が震えている。',
    '名前を呼ばれると、人は半歩だけ落ち着く。',
    '正しい者がふたりいるとき、揉め事はいちばん長い。',
    '退屈は、座っている者の病だ。',
    '暗がりの商いでは、見立てがすべてだ。',
    '借りは借りである。',
    '怒っている人は、たいてい何かに困っている。',
    '先に挨拶されたほうが、先に怒る。',
    '一枚しかないから取りあいになる。',
    '失敗したときのことは、失敗してから考える。',
  ])('is %s', (sentence) => {
    expect(isMaxim(sentence, '灯')).toBe(true);
  });

  it.each([
    '灯は署名を見た。',
    '「では、違反しましょう」',
    '下では見物の一団が、裏返しの字を指さして笑っている。',
    '誰の顔も動かないのが、灯には気に入らない。',
    '頁の底に、指一本ぶんだけ白いところが残っていた。',
    '荷札の「左利きの薬師。',
    '風は看板を左へ運んだ。',
    'まだ、あたたかい。',
    '六つ目の鐘。',
    '塔が三つ、同じ本を奪いあっている。',
    '近くで何かが鳴いた。',
    '誰が悪いのか、と灯は思う。',
    'この字は右手では書けない。',
    '洗濯ばさみが三十四個あった。',
    '銀貨は、塔の床によく響いた。',
  ])('is not %s', (sentence) => {
    expect(isMaxim(sentence, '灯')).toBe(false);
  });
});

describe('an aphorism', () => {
  it.each([
    '何も書いていないものほど、続きが読みたくなる。',
    '走らなければ、まにあわない。',
    '担ぐ者は、町の中身を知る。',
    '痛まない腰ほど、忘れっぽいものはない。',
    '偽の字が軒に上がれば、返す相手がいなくなる。',
    '投げる相手は、自分で選べばいい。',
    '飲みこまれた言葉は、出てきた言葉より重い。',
    '眠る者には、朝が二度来る。',
  ])('is %s', (sentence) => {
    expect(isAphorism(sentence, '灯')).toBe(true);
  });

  it.each([
    '綱のきしみに混じって、鼻をすする音が降ってくる。',
    '灯の懐で、何かがかちりと鳴った。',
    'ナズナの掌に、古い火傷の跡が小さく光っている。',
    '二人は板を見ている。',
    '包んだ紐の結びが、片方は右、片方は左に垂れる。',
    '憎みあう二軒が、こればかりは手を組めたらしい。',
    '革袋は銀貨十五枚、足は軽い。',
    '「名のない軒でも、雨宿りは許されております」',
  ])('is not %s', (sentence) => {
    expect(isAphorism(sentence, '灯')).toBe(false);
  });
});

describe('the ends of a section', () => {
  it('are its first and last sentence with their corners', () => {
    const section = '「待て。」タエが言う。\n灯は待った。\n「はい」';
    expect(openingOf(section)).toEqual({
      sentence: '「待て。」',
      rest: 'タエが言う。\n灯は待った。\n「はい」',
    });
    expect(closingOf(section)).toBe('「はい」');
    expect(openingOf('')).toEqual({ sentence: '', rest: '' });
  });
});
