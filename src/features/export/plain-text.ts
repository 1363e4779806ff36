import { battleLine } from '../../../story/battle-text';
import type { Piece } from '../../../story/turn-text';
import { turnView } from '../../../view/turn/turn-view';
import { common } from '../../messages/common';
import { book } from '../../messages/export';
import { storyMessages } from '../../messages/story-messages';
import type { ExportedChapter, ExportedSection, ExportedStory } from './exported-story';

const RULE = '-'.repeat(55);

// The marks of the notation, where a story itself uses them.
const NOTES: Readonly<Record<string, string>> = {
  '《': '※［＃始め二重山括弧、1-1-52］',
  '》': '※［＃終わり二重山括弧、1-1-53］',
  '｜': '※［＃縦線、1-1-35］',
  '※': '※［＃米印、1-2-8］',
};

const plain = (text: string): string =>
  text
    // Controls that no text file should hold; a newline within a title would part it.
    .replace(/[\p{Cc}\p{Cs}]+/gu, ' ')
    .replace(/[《》｜※]/gu, (mark) => NOTES[mark] ?? mark);

const annotated = ({ text, reading }: Piece): string =>
  reading === '' ? plain(text) : `｜${plain(text)}《${plain(reading)}》`;

function sectionText(section: ExportedSection, name: string): string {
  const { heading, teller, lines, notes, end } = turnView(
    { ...section, turn: section.text },
    section.section,
    name,
  );
  return [
    `${heading}　${plain(teller)}`,
    ...lines.map(({ pieces }) => pieces.map(annotated).join('')),
    ...(section.battle === undefined ? [] : [`（${plain(battleLine(section.battle))}）`]),
    ...notes.map((note) => `（${note}）`),
    ...(end === '' ? [] : ['', end]),
  ].join('\n');
}

function chapterText(
  { chapter, title, readable, sections }: ExportedChapter,
  name: string,
): string {
  const heading = storyMessages.chapterTitle(chapter, plain(title));
  const body = readable
    ? sections.map((section) => sectionText(section, name))
    : [`（${book.unreadable}）`];
  return ['', heading, '', body.join('\n\n')].join('\n');
}

/** A story as plain text in the notation of 青空文庫, which is explained at the top. */
export function plainText(story: ExportedStory): string {
  return [
    plain(story.title),
    `${common.title}　${common.subtitle}`,
    '',
    book.notice,
    story.url,
    '',
    RULE,
    book.rulesTitle,
    '',
    ...book.rules,
    RULE,
    ...story.chapters.map((chapter) => chapterText(chapter, story.name)),
    '',
  ].join('\n');
}
