import { STORY_WIDTH } from '../tokens/measures';
import { SMALL, STORY } from '../tokens/type';

/** Colours as CSS values. */
interface BattleColours {
  readonly ink: string;
  readonly second: string;
  readonly shu: string;
}

/** The style of a battle's note, `.battle > p.seal, p.who, p`; `&` is the note. Its label is styled as a seal. */
export const battleRules = ({ ink, second, shu }: BattleColours) =>
  ({
    '&': {
      ...SMALL,
      display: 'grid',
      gridTemplateColumns: 'auto 1fr',
      columnGap: '14px',
      alignContent: 'start',
      alignItems: 'center',
      minBlockSize: '76px',
      maxInlineSize: STORY_WIDTH,
      paddingBlockStart: '20px',
      color: second,
    },
    '& p': { margin: '0', wordBreak: 'auto-phrase' },
    '& .seal': {
      gridRow: 'span 2',
      alignSelf: 'start',
      padding: '6px 4px',
      border: `1.5px solid ${shu}`,
      borderRadius: '3px',
      color: shu,
      fontSize: '0.875rem',
      fontWeight: 600,
      lineHeight: 1,
      letterSpacing: '0.15em',
      textIndent: '0',
      writingMode: 'vertical-rl',
    },
    '& .who': { ...STORY, fontSize: '1.0625rem', lineHeight: 1.75, color: ink },
  }) as const;
