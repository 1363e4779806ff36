import * as v from 'valibot';

/** Memory in MB. */
const sampleSchema = v.object({
  /** Objects and code of the engine's process, after its garbage was collected. */
  engineHeap: v.number(),
  /** Buffers outside of the heap: what the requests of that moment take. */
  engineBuffers: v.number(),
  /** Resident. */
  engine: v.number(),
  firebase: v.number(),
});

export const soakedSchema = v.object({
  pages: v.number(),
  /** The participants, in the order in which their stories began. */
  stories: v.array(v.string()),
  /** Sections, in all. */
  told: v.number(),
  samples: v.array(sampleSchema),
});

export type Sample = v.InferOutput<typeof sampleSchema>;

/** What the engine told, and its memory at equal distances. */
export type Soaked = v.InferOutput<typeof soakedSchema>;
