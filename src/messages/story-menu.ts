import { report } from './report';

export const storyMenu = {
  recap: 'これまでのあらすじ',
  battles: '勝負の記録',
  search: '物語の中を探す',
  export: '物語を書き出す',
  report: report.story,
} as const;
