import { BASE_PATH } from '../../story/turn-url';
import { site } from '../../view/texts/site';
import { storyTexts } from '../../view/texts/story-texts';
import { pageDocument } from './page-document';
import { PageFrame } from './page-frame';
import { SERVED_STYLE } from './served-style';

/** The notice in place of a hidden story; the app shows the same one. */
export const hiddenPage = (template: string): string =>
  pageDocument(template, {
    head: (
      <>
        <title>{site.title}</title>
        <meta name="robots" content="noindex" />
        <style>{SERVED_STYLE}</style>
      </>
    ),
    body: (
      <PageFrame>
        <p>{storyTexts.hiddenStory}</p>
        <p>
          <a href={`${BASE_PATH}/`}>{site.wayBack}</a>
        </p>
      </PageFrame>
    ),
    data: null,
  });
