/** How far down the screen the eye rests, as a share of its height. */
const EYE = 0.4;

/** The section (第N節) that is being read: the last one that begins above the eye; null where there is none. */
export function sectionBeingRead(page: Document, height: number): number | null {
  const articles = [...page.querySelectorAll('article[id^="n"]')];
  const read =
    articles.findLast((article) => article.getBoundingClientRect().top <= height * EYE) ??
    articles[0];
  return read === undefined ? null : Number(read.id.slice(1));
}
