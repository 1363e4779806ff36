import { createElement as h, type ReactElement } from 'react';
import { HEIGHT, WIDTH } from '../../scenes/paper/path';
import { site } from '../../view/texts/site';
import { storyTexts } from '../../view/texts/story-texts';
import { COLOURS } from '../../view/tokens/colours';
import type { PictureOrder } from './picture-order';

/** The scene is above it, down to this height. */
export const SCENE_HEIGHT = 392;

const { paper, ink, second, ai } = COLOURS.light;

/** The text below a section's picture: its beginning, and the story's title. */
export function turnCard({ words, storyOf, place }: PictureOrder): ReactElement {
  return h(
    'div',
    { style: { width: WIDTH, height: HEIGHT, display: 'flex', alignItems: 'flex-end' } },
    h(
      'div',
      {
        style: {
          display: 'flex',
          boxSizing: 'border-box',
          flexDirection: 'column',
          justifyContent: 'space-between',
          width: WIDTH,
          height: HEIGHT - SCENE_HEIGHT,
          padding: '28px 56px 26px',
          backgroundColor: paper,
          color: ink,
        },
      },
      h(
        'div',
        { style: { fontSize: 41, lineHeight: 1.5, letterSpacing: 1, wordBreak: 'break-word' } },
        words,
      ),
      h(
        'div',
        { style: { display: 'flex', fontSize: 27, whiteSpace: 'nowrap' } },
        h('div', { style: { color: ai, overflow: 'hidden', textOverflow: 'ellipsis' } }, storyOf),
        h('div', { style: { color: ai, flexShrink: 0, marginLeft: 27 } }, place),
        h(
          'div',
          { style: { color: second, flexShrink: 0, marginLeft: 'auto', paddingLeft: 40 } },
          `${site.title}　${storyTexts.writtenByAi}`,
        ),
      ),
    ),
  );
}
