import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import * as v from 'valibot';
import type { Services } from '../../data/services';
import { compareSections, type SectionRef } from './place';

type FurthestThunk<Result> = ThunkAction<Result, unknown, Services, UnknownAction>;

const count = v.pipe(v.number(), v.integer(), v.minValue(1));
const recordSchema = v.fallback(
  v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.tuple([count, count]))),
  {},
);

/** The furthest section of a story that was read on this device, or to which a bookmark from another one leads. */
export const furthestOf =
  (docid: string): FurthestThunk<SectionRef> =>
  (_dispatch, _getState, { device }) => {
    const [chapter, section] = v.parse(recordSchema, device.read('furthest'))[docid] ?? [1, 1];
    return { chapter, section };
  };

/** Remembers how far a story has been read: whoever leafs back has still read what comes later. */
export const noteFurthest =
  (docid: string, place: SectionRef): FurthestThunk<void> =>
  (_dispatch, _getState, { device }) => {
    const record = v.parse(recordSchema, device.read('furthest'));
    const [chapter, section] = record[docid] ?? [1, 1];
    if (compareSections(place, { chapter, section }) <= 0) return;
    device.write(
      'furthest',
      JSON.stringify({ ...record, [docid]: [place.chapter, place.section] }),
    );
  };
