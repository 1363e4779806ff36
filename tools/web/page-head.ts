import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HtmlTagDescriptor, Plugin } from 'vite';
import { cssText } from '../../view/css-text.ts';
import { site } from '../../view/texts/site.ts';
import { COLOURS } from '../../view/tokens/colours.ts';

const { light, sepia, dark } = COLOURS;

/** The page's background before any other style is loaded: prevents a white flash in dark mode. */
const GROUNDS = [
  cssText([
    {
      body: { margin: '0', background: light.paper },
      '[data-paper=sepia] body': { background: sepia.paper },
      '[data-paper=dark] body': { background: dark.paper },
    },
  ]),
  `@media (prefers-color-scheme:dark){${cssText([
    { ':root:not([data-paper]) body': { background: dark.paper } },
  ])}}`,
].join('\n');

const meta = (attrs: Record<string, string>): HtmlTagDescriptor => ({
  tag: 'meta',
  attrs,
  injectTo: 'head',
});

const themeColour = (scheme: 'light' | 'dark'): HtmlTagDescriptor =>
  meta({
    name: 'theme-color',
    content: COLOURS[scheme].paper,
    media: `(prefers-color-scheme: ${scheme})`,
  });

/** Within the page: a browser asks for an icon before it has painted the words, on the same line. */
const icon = (file: string): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: {
    rel: 'icon',
    type: 'image/svg+xml',
    href: `data:image/svg+xml,${encodeURIComponent(readFileSync(file, 'utf8').replaceAll(/\s+/gu, ' '))}`,
  },
  injectTo: 'head',
});

/** Adds the site's title, description, colours and icon to the page. */
export const pageHead = (root: string): Plugin => ({
  name: 'page-head',
  transformIndexHtml: () => [
    icon(join(root, 'public/favicon.svg')),
    themeColour('light'),
    themeColour('dark'),
    meta({ name: 'description', content: site.about }),
    { tag: 'title', children: site.fullTitle, injectTo: 'head' },
    { tag: 'style', children: GROUNDS, injectTo: 'head' },
  ],
});
