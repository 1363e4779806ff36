import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { markSection, rangesOf } from './mark-section';

const article = (
  <article>
    <h3>第3節</h3>
    <p>
      霧の
      <ruby>
        汐見
        <rp>（</rp>
        <rt>しおみ</rt>
        <rp>）</rp>
      </ruby>
      の港
    </p>
  </article>
);

describe('marking', () => {
  it('marks words that stand partly below a reading, and never the reading itself', () => {
    render(article);
    const words = screen.getByRole('article');
    expect(rangesOf(words, ['霧の汐']).map(String)).toHaveLength(1);
    expect(rangesOf(words, ['汐見の港'])).toHaveLength(1);
    expect(rangesOf(words, ['しおみ'])).toEqual([]);
  });

  it('brings the section on screen and gives it the focus, where nothing can be highlighted too', () => {
    const scroll = vi.fn();
    Element.prototype.scrollIntoView = scroll;
    render(article);
    const remove = markSection(screen.getByRole('article'), ['港']);
    expect(screen.getByRole('heading')).toHaveFocus();
    expect(scroll).toHaveBeenCalled();
    remove();
  });
});
