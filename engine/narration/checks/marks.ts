import { faultsOf, type Check } from './check';

/** The characters of Japanese prose. All others are markup, other scripts or invisible. */
const PRINTED =
  /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー々〆〇、。「」『』（）！？…―・～〜：《》0-9０-９A-Za-zＡ-Ｚａ-ｚ\n　]/u;

export const marks: Check = ({ body, facts }) => {
  const strange = [...body].filter(
    (character) => !PRINTED.test(character) && !facts.outline.includes(character),
  );
  return faultsOf('marks', strange, (mark) =>
    /[\p{L}\p{N}]/u.test(mark)
      ? '日本語でない文字がある。日本語だけで書く。'
      : '記号や制御文字がある。句読点とかぎ括弧だけを使う。',
  );
};
