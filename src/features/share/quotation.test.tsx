import { beforeEach, describe, expect, it } from 'vitest';
import { quotationIn, quoted } from './quotation';

beforeEach(() => {
  document.body.innerHTML = `
    <article id="n3"><header>第3節</header><div class="words"><p>灯里は<ruby>港<rt>みなと</rt></ruby>を見た。</p><button>挿絵</button><p>「行こう」</p></div><footer>いいね</footer></article>
    <article id="n4"><header>第4節</header><div class="words"><p>霧が晴れた。</p></div></article>`;
});

function select(from: string, start: number, to: string, end: number): void {
  const at = (selector: string): Node => {
    const found = document.querySelector(selector);
    if (found === null) throw new Error(selector);
    return found.firstChild ?? found;
  };
  document.getSelection()?.setBaseAndExtent(at(from), start, at(to), end);
}

describe('a quotation', () => {
  it('is what is selected in a section, without readings and pictures', () => {
    select('#n3 p', 0, '#n3 p:last-child', 3);
    expect(quotationIn(document)).toEqual({ section: 3, words: '灯里は港を見た。「行こ' });
  });

  it('ends with the section where the selection reaches beyond its words', () => {
    select('#n3 p:last-child', 0, '#n4 header', 0);
    expect(quotationIn(document)).toEqual({ section: 3, words: '「行こう」' });
  });

  it('is nothing without a selection, across sections, or outside the words', () => {
    expect(quotationIn(document)).toBeNull();
    select('#n3 p:last-child', 0, '#n4 p', 2);
    expect(quotationIn(document)).toBeNull();
    select('#n3 footer', 0, '#n3 footer', 2);
    expect(quotationIn(document)).toBeNull();
  });

  it('stands in quotation marks, and a whole speech in its own', () => {
    expect(quoted('霧が晴れた。')).toBe('「霧が晴れた。」');
    expect(quoted('「行こう」と言う。')).toBe('「『行こう』と言う。」');
    expect(quoted('「行こう」')).toBe('「行こう」');
    expect(quoted('霧'.repeat(141))).toBe(`「${'霧'.repeat(140)}…」`);
  });
});
