/** At home, to strangers: what this is, and where to begin. */
export const welcomeTexts = {
  title: 'くり返す一日の物語',
  about:
    '旅人を登録すると、AIがゲームマスター（語り手）と旅人の両方になって、その冒険を一節ずつ書いていきます。',
  newest: (name: string, place: string) => `いまの一節・${name} ${place}`,
  openings: 'どの物語から読みますか',
  opening: (name: string, theme: string) => (theme === '' ? name : `${name}・${theme}`),
} as const;
