import { open, remember } from '../../format/effect';
import type { GoodsBinding } from '../../format/storylet';
import type { Tag } from '../../../goods/tag';

/** What was promised to the nameless client, whoever reminds of it: ten of something that anybody could need. */
export function cargoWith(tag: Tag): GoodsBinding {
  return {
    from: 'other',
    tags: ['rope', 'warm', 'light', tag],
    bands: ['cheap', 'middle'],
    units: [10, 10],
  };
}

/** The promise is found, and everybody in town knows from now on what it is about. */
export const PROMISE_OPENS = [open('nameless-client'), remember('cargo', 'cargo')];
