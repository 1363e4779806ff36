import { COLOURS } from '../../../../view/tokens/colours';
import { MINCHO } from '../../../../view/tokens/type';
import type { Direction } from './words';

const COLUMN = `html {
  -epub-writing-mode: vertical-rl;
  -webkit-writing-mode: vertical-rl;
  writing-mode: vertical-rl;
}
.tcy {
  -webkit-text-combine: horizontal;
  text-combine-upright: all;
}
`;

/** The book's style sheet. Sizes and faces are left to the reader's own app. */
export const styleSheet = (direction: Direction): string =>
  `@charset "UTF-8";
${direction === 'vertical' ? COLUMN : ''}body {
  font-family: ${MINCHO};
  line-height: 1.9;
  line-break: strict;
  margin: 0;
}
h1 { font-size: 1.5em; line-height: 1.5; margin: 2em 0 1em; break-before: page; }
h2 { font-size: 0.9em; font-weight: normal; margin: 0; }
p { margin: 0; text-indent: 1em; }
p.speech, p.note { text-indent: 0; }
section { margin-block: 0 2.4em; }
section.player { border-inline-start: 1px solid ${COLOURS.light.shu}; padding-inline-start: 0.9em; }
h2 .teller { margin-inline-start: 0.8em; color: ${COLOURS.light.ai}; }
section.player h2 .teller { color: ${COLOURS.light.shu}; }
p.note { font-size: 0.85em; margin-block-start: 0.6em; }
p.end { text-indent: 0; text-align: center; margin-block: 3em; letter-spacing: 0.2em; }
p.summary { text-indent: 0; font-size: 0.9em; margin-block-end: 2em; }
figure { margin: 0 0 1.6em; text-align: center; break-inside: avoid; }
/* By the page, whichever way the lines run. */
figure img { max-width: 86vw; max-height: 60vh; }
.cover { margin: 0; text-align: center; }
.cover img { max-width: 100vw; max-height: 100vh; }
nav ol { list-style: none; padding: 0; }
nav li { margin-block: 0.4em; }
`;
