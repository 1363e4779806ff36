import type { Camp } from '../../story/camp';

/** What a camp makes of a character. */
export const camps = {
  label: '陣営',
  tendency: {
    平和: 'おだやかな選択をして、争いを避けます。',
    景気: 'よりお金になる選択をします。',
    混沌: '物事がこんがらがる選択をします。',
  },
  /** Continues 'Nは、' and ends the sentence. */
  character: {
    平和: '剣を抜く前に、まず話を聞く旅人です。',
    景気: '銀貨の音がするほうへ、つい足が向く旅人です。',
    混沌: '閉まった戸を見ると、開けてみたくなる旅人です。',
  },
} as const satisfies {
  readonly label: string;
  readonly tendency: Readonly<Record<Camp, string>>;
  readonly character: Readonly<Record<Camp, string>>;
};
