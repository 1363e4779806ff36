import { BASE_PATH } from '../../story/turn-url';
import { texts } from '../wording/texts';
import { pageDocument } from './page-document';
import { SERVED_STYLE } from './served-style';

/** What stands in the place of a story that the operator has hidden; the app says the same when it has taken over. */
export function hiddenPage(template: string): string {
  return pageDocument(template, {
    head: [
      `<title>${texts.title}</title>`,
      '<meta name="robots" content="noindex" />',
      `<style>${SERVED_STYLE}</style>`,
    ].join('\n'),
    body: [
      '<div class="served">',
      `<header><a href="${BASE_PATH}/">${texts.title}</a></header>`,
      `<main><p>${texts.hiddenStory}</p>`,
      `<p><a href="${BASE_PATH}/">${texts.wayBack}</a></p>`,
      '</main></div>',
    ].join('\n'),
    data: '',
  });
}
