import { EpubCheck } from '@likecoin/epubcheck-ts';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { element, xmlDocument } from '../../../../view/xml-document';
import { hostileStory, storyOf } from '../testing/story-of';
import { epub } from './epub';
import { words } from './words';

/** What a checker of books finds, a line each; nothing in a good book. */
async function faultsOf(book: Uint8Array): Promise<string[]> {
  const { messages } = await EpubCheck.validate(book, { includeUsage: false });
  return messages
    .filter(({ severity }) => ['fatal', 'error', 'warning'].includes(severity))
    .map(({ id, message, location }) => `${id} ${location?.path ?? ''}: ${message}`);
}

const contents = (book: Uint8Array): Map<string, string> =>
  new Map(Object.entries(unzipSync(book)).map(([path, bytes]) => [path, strFromU8(bytes)]));

describe.each(['horizontal', 'vertical'] as const)('a book in %s lines', (direction) => {
  it('is valid, readings and a chapter that cannot be read included', async () => {
    expect(await faultsOf(epub(storyOf('灯里'), direction))).toEqual([]);
  });

  it.each([
    '<&"]]>',
    '</title><script>alert(1)</script>',
    "'&amp;#x0;",
    '\u0000\u0008\u001b\uFFFE灯\uD800',
    '\u202E\u200B',
    '',
    '名'.repeat(400),
  ])('is valid whatever stands for names and texts: %j', async (text) => {
    expect(await faultsOf(epub(hostileStory(text), direction))).toEqual([]);
  });
});

describe('a book', () => {
  const book = epub(storyOf('灯里'), 'horizontal');

  it('begins with its type, which is not compressed', () => {
    expect(strFromU8(book.slice(30, 58))).toBe('mimetypeapplication/epub+zip');
  });

  it('holds cover, contents, chapters with their readings, and who wrote it', () => {
    const files = contents(book);
    expect(files.get('EPUB/images/cover.svg')).toContain('灯里の物語');
    expect(files.get('EPUB/images/cover.svg')).toContain('AIが書いた物語');
    expect(files.get('EPUB/contents.xhtml')).toContain(
      '<a href="chapter-1.xhtml">第1章　八つ目の島</a>',
    );
    const chapter = files.get('EPUB/chapter-1.xhtml') ?? '';
    expect(chapter).toContain('<ruby>汐見<rp>（</rp><rt>しおみ</rt><rp>）</rp></ruby>');
    expect(chapter).toContain('<p class="speech">「朝だ」と誰かが言う。</p>');
    expect(chapter).toContain('images/chapter-1.svg');
    expect(chapter).toContain('売上 40・10点');
    expect(chapter).toContain('勝者　サネ「決まり！」　灯里は砂に転がった。');
    expect(files.get('EPUB/chapter-2.xhtml')).toContain('この章は読み込めませんでした。');
    expect(files.get('EPUB/chapter-3.xhtml')).toContain('～おしまい～');
    expect(files.get('EPUB/chapter-3.xhtml')).not.toContain('example.com');
    expect(files.get('EPUB/about.xhtml')).toContain('この物語はAIが書きました。');
    expect(files.get('EPUB/package.opf')).toContain('<dc:language>ja</dc:language>');
  });

  it('turns its lines and its pages where it is vertical, and sets figures upright', () => {
    const files = contents(epub(storyOf('灯里'), 'vertical'));
    expect(files.get('EPUB/style.css')).toContain('writing-mode: vertical-rl');
    expect(files.get('EPUB/package.opf')).toContain('page-progression-direction="rtl"');
    expect(files.get('EPUB/chapter-1.xhtml')).toContain('鐘が<span class="tcy">12</span>鳴った');
    expect(contents(book).get('EPUB/style.css')).not.toContain('vertical-rl');
    expect(contents(book).get('EPUB/package.opf')).not.toContain('page-progression-direction');
  });

  const markup = (text: string) =>
    xmlDocument(element('p', {}, words(text, 'vertical'))).replace(/^<\?.*\?>/u, '');

  it('leaves long figures and those within words as they are', () => {
    expect(markup('1234本とA4と3.14')).toBe('<p>1234本とA4と3.14</p>');
    expect(markup('<7>')).toBe('<p>&#x3C;<span class="tcy">7</span>></p>');
  });

  it('is the same for the same story at the same time', () => {
    expect(epub(storyOf('灯里'), 'horizontal')).toEqual(book);
  });
});
