import { describe, expect, it } from 'vitest';
import { VETOES } from '../vocabulary/vetoes';
import { deedsIn } from './deeds-in';

const ALL = new Set(VETOES);

describe('deeds of the traveller', () => {
  it.each([
    ['{me}は壁の規則を、一枚目から声に出して読みはじめた。', 'read'],
    ['料理番がやって来る。指の置かれた行を、{me}は読んだ。', 'read'],
    ['目録を逆さから読んで、{me}は鼻を鳴らす。', 'read'],
    ['宿帳の十行目に、{me}はカヨの名を書いた。', 'write'],
    ['{me}は自分で書いた証文を抱えて、窓口に立った。', 'write'],
    ['{me}は箱が滑らないように、両手で卓に押さえていた。', 'use-both-hands'],
    ['百八段を駆けおりる。', 'run'],
    ['{me}は梯子をのぼった。', 'climb'],
    ['樽を担いで、{me}は坂を行く。', 'lift'],
    ['{me}は窓を押しあけ、沖へ怒鳴った。', 'shout'],
    ['{me}が出だしを低く口ずさむと、夫人が黙った。', 'sing'],
    ['{me}は嘘をついた。', 'lie'],
  ])('%s', (text, deed) => {
    expect(deedsIn(text, ALL)).toEqual([deed]);
  });

  it.each([
    ['トヨが規則を読むのを、{me}は聞いていた。'],
    ['「規則を読んだ」とトヨは言い、目録を読みあげた。'],
    ['煙の流れを{me}は読んだ。'],
    ['{me}は目録を読もうとして、やめた。'],
    ['〈読みました。十人目の客が来ます｜読んだ〉{me}は頷く。'],
    ['急いで書いた年の札が、いちばん上にある。'],
    ['帽子の上に「触るな」と書いてある。'],
    ['{me}が手を上げると、ナギは走った。駆けだした背中が小さくなる。'],
    ['筆を走らせる音がした。'],
    ['{me}は段を一つのぼった。'],
  ])('none in: %s', (text) => {
    expect(deedsIn(text, ALL)).toEqual([]);
  });

  it('are looked for only where a character has a veto', () => {
    expect(deedsIn('{me}は手紙を読んだ。', new Set(['write']))).toEqual([]);
  });
});
