import type { StoredChapter } from '../../story/adventure-document';
import type { ListedChapter } from '../../story/listed-chapter';
import type { Watch } from './subscription';

/** A chapter whose words stay packed until they are read: unpacked, a long story needs more memory than a phone has. */
export interface PackedChapter {
  readonly listed: ListedChapter;
  readonly unpack: () => StoredChapter;
}

/** All that everybody may see of one participant's story, in its order: what the operator has hidden is not there. */
export interface Story {
  /** '' until the first document exists. */
  readonly onamae: string;
  /** The name of the character's picture, or ''. */
  readonly image: string;
  readonly chapters: readonly PackedChapter[];
  /** When the newest document was written, ISO 8601, or ''. */
  readonly updatedAt: string;
  /** The operator has hidden all of it. */
  readonly isHidden: boolean;
}

/** A story that can be read without a network. */
export interface StoredStory {
  readonly docid: string;
  readonly onamae: string;
}

export interface Stories {
  watch(docid: string): Watch<Story>;
  /** What this device has stored, the story that was opened last first. */
  stored(): Promise<readonly StoredStory[]>;
}
