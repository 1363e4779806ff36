import type { Numeral } from './numerals';

/** Words for money, also that of other countries, which a model may invent. */
const MONEY_BEFORE = /(?:銀貨|金貨|銅貨|小判|お代は|値は)(?:で|を|は|が|、)?[数何幾]?$/u;
const MONEY_AFTER = /^(?:枚?の(?:銀貨|金貨|銅貨)|両|円|文(?![字章])|ドル|ゴールド|ルピア)/u;

/** Counters, which tell a number from a kanji that is part of a word. */
const COUNTER =
  /^(?:[枚本束冊個つ人名日年度回歩匹頭羽着足軒杯包袋瓶箱丁里尺丈貫斤升石刻秒階巻振口領面皿粒株輪樽俵通番倍割塊壺桶帖丸筋対双連幅組張体台艘綴尾椀串房籠折棹膳段晩夜朝]|時間|か月|ヶ月|週間|分の)/u;

/** Whether a number is one of coins. */
export function isMoney({ before, after }: Numeral): boolean {
  return MONEY_BEFORE.test(before) || MONEY_AFTER.test(after);
}

/** Whether a number counts something: 三束, 十人; not the 四 of 四方八方. */
export function counts(numeral: Numeral): boolean {
  return numeral.isInDigits || isMoney(numeral) || COUNTER.test(numeral.after);
}
