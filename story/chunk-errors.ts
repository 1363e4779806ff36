/** Why a chapter can't be shown, with the message for the reader. */
export const CHUNK_ERRORS = {
  'chunk-not-bytes': 'この章は読み込めませんでした。ほかの章は読めます。',
  'chunk-not-inflatable': 'この章は読み込めませんでした。ほかの章は読めます。',
  'chunk-not-a-chapter': 'この章は読み込めませんでした。ほかの章は読めます。',
  /** Exceeds one of the limits in `story-limits.ts`. */
  'chunk-too-large': 'この章は大きすぎるため表示できません。ほかの章は読めます。',
  /** Written by a newer version of the app than this tab runs. */
  'chunk-too-new': 'この章は、新しい版のアプリで書かれています。ページを読み込み直すと読めます。',
  /** Loading. */
  'chunk-not-loaded': 'この章を読み込んでいます。少しお待ち下さい。',
} as const;

export type ChunkErrorCode = Exclude<keyof typeof CHUNK_ERRORS, 'chunk-not-loaded'>;
